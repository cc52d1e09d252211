"""The door made known on the local network, so that Home Assistant finds it by itself."""

import errno
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address

from voice.errors import DoorError

KIND = "_wyoming._tcp.local."


@asynccontextmanager
async def announced(host: str, port: int) -> AsyncIterator[None]:
    """As long as it lasts. The library is imported only here: few houses ask for it."""
    import zeroconf
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

    machine, here = socket.gethostname().partition(".")[0], addresses(host)
    about = AsyncServiceInfo(
        KIND, f"Nightcaller ({machine}).{KIND}", port=port, parsed_addresses=here, server=f"{machine}.local."
    )
    try:
        if not here:
            raise OSError(os.strerror(errno.ENETUNREACH))
        speaker = AsyncZeroconf(interfaces=here)
        await (await speaker.async_register_service(about, allow_name_change=True))
    except (OSError, zeroconf.Error) as error:
        raise DoorError("wyoming-zeroconf", reason=str(error) or type(error).__name__) from error
    try:
        yield
    finally:
        await speaker.async_unregister_all_services()
        await speaker.async_close()


def addresses(host: str) -> list[str]:
    """Where other machines find this one."""
    import ifaddr

    if not ip_address(host).is_unspecified:
        return [host]
    found = [str(each.ip) for adapter in ifaddr.get_adapters() for each in adapter.ips if each.is_IPv4]
    return [each for each in found if not ip_address(each).is_loopback]
