"""HTTP and sockets: the application, its routes, what is checked before them, and what travels."""
