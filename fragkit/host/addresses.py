"""The addresses of this machine for phones, and their QR codes."""

from __future__ import annotations

import contextlib
import io
import socket

import segno

_OUTSIDE = "192.0.2.1"  # an address for documentation: nothing is sent there


def own_addresses() -> list[str]:
    """Return this machine's addresses in its networks, the usual one first; the loopback last."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((_OUTSIDE, 9))  # asks the system for the way out, and sends nothing
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    outer = [ip for ip in dict.fromkeys(found) if not ip.startswith(("127.", "0."))]
    return [*outer, "127.0.0.1"]


def host_names(addresses: list[str]) -> list[str]:
    """Return the names under which pages may reach the server."""
    name = socket.gethostname()
    return list(dict.fromkeys([*addresses, "localhost", "127.0.0.1", name, f"{name}.local"]))


def qr_lines(url: str) -> list[str]:
    """Return the address as a QR code of half-height characters, 33 columns for a seat's address."""
    drawn = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n").split("\n")
