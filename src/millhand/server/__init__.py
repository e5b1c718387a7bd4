"""Tables for people and bots behind a page: HTTP, sockets, a journal. Nothing here knows a rule."""
