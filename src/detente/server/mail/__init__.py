"""Mail: letters in the reader's language, kept in an outbox until an SMTP server has taken them."""
