"""Mail in the recipient's language, kept in an outbox until an SMTP server has accepted it."""
