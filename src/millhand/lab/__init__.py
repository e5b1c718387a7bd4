"""The engine for programs that learn, and for whoever studies the games; needs the extra `lab`."""
