"""Alerts: what members are told outside the page, by e-mail, web push and webhooks."""
