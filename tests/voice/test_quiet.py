"""Nothing but our own words on the error stream."""

import subprocess
import sys

NOISE = """
import os, sys
from voice.quiet import libraries_silenced
with libraries_silenced():
    os.write(2, b"ALSA lib pcm.c: underrun occurred\\n")
    print("our own", file=sys.stderr)
os.write(2, b"afterwards\\n")
print("as before", file=sys.stderr)
"""


def test_libraries_write_for_nobody_and_python_still_does() -> None:
    done = subprocess.run([sys.executable, "-c", NOISE], capture_output=True, text=True, check=True)
    assert done.stderr.splitlines() == ["our own", "afterwards", "as before"]


def test_without_an_error_stream_all_goes_on() -> None:
    shell = [
        "sh",
        "-c",
        'exec "$0" -c "$1" 2>&-',
        sys.executable,
        "from voice.quiet import libraries_silenced as quiet\nwith quiet(): print(1)",
    ]
    assert subprocess.run(shell, stdout=subprocess.PIPE, text=True, check=True).stdout == "1\n"
