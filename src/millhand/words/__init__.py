"""Sentences and names, English and French: all words stand in Fluent files."""
