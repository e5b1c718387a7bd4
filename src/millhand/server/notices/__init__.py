"""Notices to people who have no page open: by their browser, by a webhook, by mail."""
