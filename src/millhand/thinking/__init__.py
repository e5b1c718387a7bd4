"""Thinking ahead: search, foresight and what is looked at to judge a table; compiled."""
