"""The server: a thread with a loop of its own, which only ever waits; what takes time is done in other threads."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from threading import Thread
from types import TracebackType
from typing import Self

from wyoming.server import AsyncServer, AsyncTcpServer, AsyncUnixServer

from voice.errors import DoorError
from voice.house import House
from voice.wyoming_door.address import Port, SocketFile, address, check_free
from voice.wyoming_door.announcing import announced
from voice.wyoming_door.caller import MOST_CALLERS, Caller
from voice.wyoming_door.desk import Desk

TABLE = "wyoming"
STARTING = 30.0
"""Seconds; zeroconf asks the network first whether its name is free."""

LEAVING = 2.0
"""Seconds that whoever is served may take until they have gone."""


class WyomingDoor:
    """Open from `with`, or `open`, until it is closed."""

    def __init__(self, house: House, where: Port | SocketFile, code: str = TABLE, *, zeroconf: bool = False) -> None:
        if zeroconf and where.loopback:
            raise DoorError("wyoming-hidden", uri=where.uri)
        self._where, self._zeroconf = where, zeroconf
        self._desk = Desk(house, code)
        self._threads = ThreadPoolExecutor(MOST_CALLERS, thread_name_prefix="wyoming")
        self._present: set[Caller] = set()
        self._started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()
        self._thread = Thread(target=self._run, name="wyoming", daemon=True)
        self.uri = where.uri
        """Where it really is: port 0 takes any that is free."""

    def open(self) -> Self:
        self._thread.start()
        self._started.result(STARTING)
        return self

    def close(self) -> None:
        """Whoever is connected is let go; the tables stay as they are."""
        if self._thread.is_alive():
            loop, over = self._started.result()
            loop.call_soon_threadsafe(over.set)
            self._thread.join()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except Exception as error:  # whatever it is, whoever opens the door must not wait for it
            if self._started.done():
                raise
            if isinstance(error, OSError):
                error = DoorError("wyoming-taken", uri=self.uri, reason=error.strerror or str(error))
            self._started.set_exception(error)

    async def _serve(self) -> None:
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        server = await self._listening()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(_let_go, server)
            if isinstance(server, _Tcp):
                self._where = Port(server.host, server.bound)
                self.uri = self._where.uri
                if self._zeroconf:
                    await stack.enter_async_context(announced(self._where.host, self._where.port))
            self._started.set_result((loop, over))
            await over.wait()

    async def _listening(self) -> AsyncServer:
        server: AsyncServer
        match self._where:
            case Port(host, port):
                server = _Tcp(host, port)
            case SocketFile(path):
                check_free(path)
                server = AsyncUnixServer(path)
        await server.start(self._caller)
        return server

    def _caller(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Caller:
        return Caller(reader, writer, self._desk, self._threads, self._present)


async def _let_go(server: AsyncServer) -> None:
    """Whoever is inside, and whoever is just coming in: nobody is left waiting at a closed door."""
    await server.stop()
    with suppress(TimeoutError):
        async with asyncio.timeout(LEAVING):
            while inside := asyncio.all_tasks() - {asyncio.current_task()}:
                await asyncio.wait(inside, return_when=asyncio.FIRST_COMPLETED)
                await server.stop()


class _Tcp(AsyncTcpServer):
    """The library's server, asked for its port."""

    @property
    def bound(self) -> int:
        assert isinstance(self._server, asyncio.Server)
        port: int = self._server.sockets[0].getsockname()[1]
        return port


def serve_wyoming(house: House, uri: str, table_code: str = TABLE, zeroconf: bool = False) -> WyomingDoor:
    """Opens the door; what is said there is said to the table of that code. Use it as a context, or close it."""
    return WyomingDoor(house, address(uri), table_code, zeroconf=zeroconf).open()
