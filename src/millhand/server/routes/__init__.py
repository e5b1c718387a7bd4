"""What can be asked by HTTP: each file one subject, each function one address."""
