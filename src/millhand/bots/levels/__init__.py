"""The bots, one file each. Whoever adds a file here has added a bot; see `bot.Level`."""
