"""HTTP and sockets: the application, its routes, middleware and schemas."""
