"""What is kept: plain functions on a connection, the same for both databases."""
