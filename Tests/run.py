#!/usr/bin/env python3
"""Runs tests that are built: `run.py [--filter X] [--skip X]`, as `swift test` takes them.

What fails is said at the end, where it is found. On a busy machine a test of browsers or processes may fail that is
sound: up to three that fail are run once more, alone, and are named as unsteady if they pass then. What fails twice, a
process that ends, and more than three failures at a time fail the run.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as XML
from pathlib import Path

UNSTEADY = Path(".build/unsteady-tests.txt")
WIDTH = 3  # Each test may have a browser of its own, and more than these only make one another wait.
AGAIN = 3  # How many failures at a time may be those of a busy machine.


def run(arguments, width):
    """The status, what the tests printed, and the names of those that failed."""
    report = Path(".build/tests.xml")
    report.unlink(missing_ok=True)
    command = ["swift", "test", "--skip-build", "--disable-xctest", "--experimental-maximum-parallelization-width"]
    command += [str(width), "--xunit-output", str(report), *arguments]
    lines = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        for bytes in process.stdout:
            line = bytes.decode(errors="replace")
            lines.append(line)
            sys.stdout.write(line)
            sys.stdout.flush()
    failed = []
    if report.exists():
        for case in XML.parse(report).iter("testcase"):
            if case.find("failure") is not None or case.find("error") is not None:
                failed.append((case.get("classname"), case.get("name")))
    return process.returncode, lines, sorted(set(failed))


def issues(lines):
    """The lines that say what failed, with what follows them."""
    result = []
    for index, line in enumerate(lines):
        if line.startswith("✘") and "recorded an issue" in line:
            result += [line] + [next for next in lines[index + 1 : index + 4] if next[:1] in "↳ \t"]
        elif line.startswith(("error:", "Fatal error", "✘ Suite")) or "Thread 0 crashed" in line:
            result.append(line)
    return "".join(result[-80:])


def main():
    status, lines, failed = run(sys.argv[1:], WIDTH)
    if status == 0:
        return 0
    print("\nWhat failed:\n" + issues(lines), flush=True)
    if not failed or len(failed) > AGAIN:
        return status
    names = [f"{suite}.{name}" for suite, name in failed]
    print("Once more, alone: " + ", ".join(names), flush=True)
    pattern = "|".join(f"^{re.escape(suite)}/{re.escape(name)}" for suite, name in failed)
    status, lines, _ = run(["--filter", pattern], 1)
    if status == 0:
        print("Unsteady, passed the second time: " + ", ".join(names), flush=True)
        with open(UNSTEADY, "a") as file:
            file.writelines(name + "\n" for name in names)
    else:
        print("\nWhat failed twice:\n" + issues(lines), flush=True)
    return status


sys.exit(main())
