"""The seam to the engine: whatever else is in the server asks here, and only here."""
