"""Advice: the best turns that a seat could find by what it may know, and why they are the best."""
