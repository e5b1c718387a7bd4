# Two commands do everything, quick does a part; each is an alias of dev.py, which needs only Python 3.11 or newer.
# Arguments: make test ARGS="-k coal", make play ARGS="lancashire"

PYTHON ?= python3

play test quick check shots:
	@$(PYTHON) dev.py $@ $(ARGS)

.PHONY: play test quick check shots
