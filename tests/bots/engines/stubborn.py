"""Says hello, and does not look whether its input has ended."""

import time

input()
print('{"type": "hello", "protocol": 1}', flush=True)
time.sleep(600)
