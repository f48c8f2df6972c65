"""Alerts: notifications of members outside the page, by e-mail, web push and webhooks."""
