"""The log: packed events in the order they were told."""

from millhand.kernel.log import WIDTH, Log


def test_entries_stand_in_the_order_they_were_added() -> None:
    log = Log()
    for number in range(300):
        log.add(number, 1, -2, 3, 4, 2**61)
    entries = [int(entry) for entry in log.entries]
    assert len(entries) == 300 * WIDTH
    assert entries[::WIDTH] == list(range(300))
    assert entries[-WIDTH:] == [299, 1, -2, 3, 4, 2**61]
