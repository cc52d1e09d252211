"""The door made known on the local network, so that Home Assistant finds it by itself."""

import errno
import os
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from ipaddress import ip_address

from voice.errors import DoorError

KIND = "_wyoming._tcp.local."
LONGEST = 40
"""Letters of a machine's name: a service has 63 for all of its own, and a number where two are called alike."""


@asynccontextmanager
async def announced(host: str, port: int) -> AsyncIterator[None]:
    """As long as it lasts. The library is imported only here: few houses ask for it."""
    import zeroconf
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

    machine, here = socket.gethostname().partition(".")[0], addresses(host)
    name = f"Nightcaller ({machine[:LONGEST]}).{KIND}"
    async with AsyncExitStack() as stack:
        try:
            if not here:
                raise OSError(os.strerror(errno.ENETUNREACH))
            about = AsyncServiceInfo(KIND, name, port=port, parsed_addresses=here, server=f"{machine}.local.")
            speaker = AsyncZeroconf(interfaces=here)
            stack.push_async_callback(speaker.async_close)
            await (await speaker.async_register_service(about, allow_name_change=True))
        except (OSError, zeroconf.Error) as error:
            raise DoorError("wyoming-zeroconf", reason=str(error) or type(error).__name__) from error
        yield


def addresses(host: str) -> list[str]:
    """Where other machines find this one."""
    import ifaddr

    if not ip_address(host).is_unspecified:
        return [host]
    found = [str(each.ip) for adapter in ifaddr.get_adapters() for each in adapter.ips if each.is_IPv4]
    return [each for each in found if not ip_address(each).is_loopback]
