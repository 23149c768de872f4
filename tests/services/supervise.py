"""Starts, watches and ends the servers for the scripts `mongod` and `redis`, which bring the binaries: see README.md.

    supervise.py mongod|redis BINARY DEFAULT_FOLDER start|stop|kill9|uri ...

The result is one line on stdout, everything else goes to stderr. Python's standard library only.
"""

import argparse
import fcntl
import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import time

from wire import mongo, redis_pid, taken

SET = "rs0"
NOT_YET_INITIALIZED, INVALID_CONFIG = 94, 93  # MongoDB's error codes: no configuration yet; not in the one it has
PATIENCE = 120  # seconds for a start
GRACE = 30  # seconds between a signal and SIGKILL
ORPHANS_LIVE = 5  # seconds that a killed client's open transactions hold their documents; MongoDB's own default is 60
signalled = []


class Failure(Exception):
    """Why a command cannot be done."""


class PortTaken(Failure):
    """Another process has the port."""


def say(name, text):
    print(f"{name}: {text}", file=sys.stderr, flush=True)


def pause():
    """Between two looks at something; a signal ends the command here, where everything started is on record."""
    time.sleep(0.03)
    if signalled:
        raise KeyboardInterrupt


class Server:
    """One server process. Its pid is in a file, and it is only believed to be ours while `mark` is one of its arguments."""

    def __init__(self, folder, name, mark):
        self.pidfile, self.log = folder / f"{name}.pid", folder / f"{name}.log"
        self.output, self.mark, self.process = folder / f"{name}.start.log", os.fsencode(mark), None

    def pid(self):
        """The pid if it runs, else None: also for a stale file, a pid that another process has by now, a zombie."""
        try:
            pid = int(self.pidfile.read_text())
            arguments = pathlib.Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        except (OSError, ValueError):
            return None
        return pid if self.mark in arguments else None

    def launch(self, arguments):
        """Starts it in a session of its own with none of our files open, so that it outlives us and no pipe waits for it."""
        self.said = self.log.stat().st_size if self.log.exists() else 0

        def put_on_record():  # by the process itself: it is not lost even if we are killed now (it holds our lock until then)
            self.pidfile.write_text(f"{os.getpid()}\n")

        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                arguments, stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True, preexec_fn=put_on_record
            )

    def ended(self):
        """Whether one that we launched has ended since."""
        return self.process is not None and self.process.poll() is not None

    def undo(self):
        """Ends one that we launched."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
            self.pidfile.unlink(missing_ok=True)

    def last_words(self):
        """What it said in this start that tells why it ended."""
        lines = self.output.read_text(errors="replace").splitlines()
        if self.log.exists():
            with self.log.open(errors="replace") as log:
                log.seek(self.said)
                lines += log.read().splitlines()
        telling = [line for line in lines if ('"s":"E"' in line or '"s":"F"' in line if line.startswith("{") else " * " not in line)]
        return "\n".join(telling[-3:])


def end(name, servers, signum):
    """Ends exactly those processes, all at once, and waits until they are gone."""
    waiting = [(server, pid) for server in servers if (pid := server.pid())]
    for server, pid in waiting:
        say(name, f"{signal.Signals(signum).name} to pid {pid}")
        os.kill(pid, signum)
    start, forced = time.monotonic(), False
    while any(server.pid() == pid for server, pid in waiting):
        if not forced and time.monotonic() > start + GRACE:
            forced = True
            for server, pid in waiting:
                if server.pid() == pid:
                    say(name, f"pid {pid} did not end within {GRACE} s: SIGKILL")
                    os.kill(pid, signal.SIGKILL)
        if time.monotonic() > start + 2 * GRACE:
            raise Failure("a process cannot be ended")
        pause()
    for server in servers:
        server.pidfile.unlink(missing_ok=True)


def free_ports(count):
    """Neighbouring ports on which nothing listens, below those that the kernel hands out."""
    while True:
        first = random.randrange(20000, 32000)
        ports = list(range(first, first + count))
        if not any(map(taken, ports)):
            return ports


class Service:
    """What mongod and redis have in common: a folder with its ports on record, and the commands on it."""

    name = mark = scheme = None
    default_port = 0

    def __init__(self, options, folder, binary):
        self.options, self.folder, self.binary = options, folder, binary
        self.record = folder / f"{self.name}.ports"
        held = self.record.read_text().split() if self.record.exists() else []
        self.held = [int(port) for port in held]

    def servers(self, count):
        return [self.server(i) for i in range(1, count + 1)]

    def ports(self, running):
        """The ports to start on: as asked, else as before, else the default."""
        asked, count = self.options.port, self.count()
        if self.held and (asked is None or asked == self.held[0]):
            return self.held
        if self.held and running:
            if asked == 0:
                return self.held
            raise Failure(f"already running in {self.folder} on port {self.held[0]}; stop it before you move it to {asked}")
        if asked == 0:
            return self.held if self.held and not any(map(taken, self.held)) else free_ports(count)
        first = self.default_port if asked is None else asked
        return list(range(first, first + count))

    def start(self):
        """Starts what does not run yet and waits until all serves; a start that fails leaves nothing of its own behind."""
        servers = self.servers(self.count())
        running = [server for server in servers if server.pid()]
        ports = self.ports(running)
        if len(running) == len(servers):
            say(self.name, f"already running in {self.folder}")
        for attempt in range(5):
            self.record.write_text(" ".join(map(str, ports)) + "\n")
            try:
                for server, port in zip(servers, ports):
                    if server not in running:
                        server.launch(self.arguments(server, port))
                self.wait(servers, ports)
                return self.uri(ports)
            except BaseException as problem:
                for server in servers:
                    if server.ended() and not isinstance(problem, KeyboardInterrupt):
                        say(self.name, f"did not start, see {server.log}\n{server.last_words()}")
                    server.undo()
                if self.held:
                    self.record.write_text(" ".join(map(str, self.held)) + "\n")
                else:
                    self.record.unlink(missing_ok=True)
                if not (isinstance(problem, PortTaken) and self.options.port == 0 and not running and attempt < 4):
                    raise
                ports = free_ports(len(servers))  # another took the port before us

    def wait(self, servers, ports):
        """Until every server answers on its port and `serving` holds; fails as soon as that cannot come any more."""
        deadline, listening, refusal = time.monotonic() + PATIENCE, False, "it does not answer"
        while time.monotonic() < deadline:
            if not listening:
                listening = True
                for server, port in zip(servers, ports):
                    pid, answering = server.pid(), self.answering(port)
                    if server.ended() or answering not in (None, pid):
                        raise PortTaken(f"port {port} is taken by another process") if taken(port) else Failure(f"the server for port {port} ended")
                    listening = listening and answering is not None
            if listening:
                refusal = self.serving(ports)
                if refusal is None:
                    return
                listening = not any(server.ended() for server in servers)
            pause()
        raise Failure(f"not ready within {PATIENCE} s: {refusal}")

    def finish(self, signum):
        """Ends what was started here: all, or the one that was named."""
        servers, node = self.servers(len(self.held)), self.options.node
        if node == "primary":
            node = next((i for i, port in enumerate(self.held, 1) if mongo(port, {"hello": 1}).get("isWritablePrimary")), None)
            if node is None:
                raise Failure(f"no member in {self.folder} is primary now")
        if node is not None:
            if int(node) > len(servers):
                raise Failure(f"{self.folder} has {len(servers)} member(s), not {node}")
            servers = [servers[int(node) - 1]]
        end(self.name, servers, signum)


class Redis(Service):
    name, default_port = "redis", 6379

    def count(self):
        return 1

    def server(self, _):
        return Server(self.folder, "redis", str(self.folder))

    def arguments(self, server, port):
        return [self.binary, "--port", str(port), "--bind", "127.0.0.1", "--dir", str(self.folder), "--logfile", str(server.log),
                "--daemonize", "no", "--set-proc-title", "no", "--save", "", "--appendonly", "yes", *self.options.extra]  # fmt: skip

    def answering(self, port):
        return redis_pid(port)

    def serving(self, _):
        return None

    def uri(self, ports):
        return f"redis://127.0.0.1:{ports[0]}"


class Mongod(Service):
    name, default_port = "mongod", 27017

    def count(self):
        asked = self.options.nodes
        if self.held and asked not in (None, len(self.held)):
            raise Failure(f"{self.folder} holds a set of {len(self.held)}; take another --dir for {asked}")
        return len(self.held) or asked or 1

    def server(self, i):
        """Member i; the first has no number in its names."""
        suffix = "" if i == 1 else f"-{i}"
        return Server(self.folder, f"mongod{suffix}", str(self.folder / f"data{suffix}"))

    def arguments(self, server, port):
        os.makedirs(server.mark, exist_ok=True)
        return [self.binary, "--replSet", SET, "--port", str(port), "--bind_ip", "127.0.0.1", "--nounixsocket",
                "--dbpath", server.mark, "--journal", "--oplogSize", "512", "--wiredTigerCacheSizeGB", f"{self.options.cache_mb / 1000:.3f}",
                "--logpath", str(server.log), "--logappend", "--setParameter", "diagnosticDataCollectionEnabled=false",
                "--setParameter", "shutdownTimeoutMillisForSignaledShutdown=1000",
                "--setParameter", f"transactionLifetimeLimitSeconds={ORPHANS_LIVE}", *self.options.extra]  # fmt: skip

    def answering(self, port):
        return mongo(port, {"serverStatus": 1}).get("pid")

    def serving(self, ports):
        """None once one member is a writable primary and every other a secondary, else what is missing; initiates a new set."""
        replies = [mongo(port, {"hello": 1}) for port in ports]
        primaries = sum(bool(reply.get("isWritablePrimary")) for reply in replies)
        if primaries == 1 and sum(bool(reply.get("secondary")) for reply in replies) == len(ports) - 1:
            return None
        refusal = None
        if not any(reply.get("setName") for reply in replies):
            code = mongo(ports[0], {"replSetGetStatus": 1}).get("code")
            if code == NOT_YET_INITIALIZED:
                refusal = mongo(ports[0], {"replSetInitiate": self.config(ports)}).get("errmsg")
            elif code == INVALID_CONFIG:
                refusal = self.move(ports)
        return refusal or "no primary"

    def config(self, ports):
        election = self.options.election_ms
        return {
            "_id": SET,
            "version": 1,
            "members": [{"_id": i, "host": f"127.0.0.1:{port}"} for i, port in enumerate(ports)],
            "settings": {"electionTimeoutMillis": election, "heartbeatIntervalMillis": max(200, election // 5)},
        }

    def move(self, ports):
        """Gives a set whose ports changed its new configuration."""
        held = mongo(ports[0], {"replSetGetConfig": 1}).get("config")
        if held is None:
            return "no configuration"
        wanted = self.config(ports)
        wanted["version"] = held["version"] + 1
        wanted["settings"]["replicaSetId"] = held["settings"]["replicaSetId"]
        return mongo(ports[0], {"replSetReconfig": wanted, "force": True}).get("errmsg")

    def uri(self, ports):
        return f"mongodb://{','.join(f'127.0.0.1:{port}' for port in ports)}/?replicaSet={SET}&directConnection=false"


def parse(service, arguments):
    """The command line as a namespace; what follows -- goes to the server as it is."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(prog=service.name, epilog="`binary` prints the path of the server's program. What follows -- is passed to it.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="start|stop|kill9|uri|binary")

    def command(name, about):
        parsed = commands.add_parser(name, help=about, description=about)
        parsed.add_argument("--dir", help="folder with data, log, pid and ports (one a set)")
        parsed.set_defaults(node=None)
        return parsed

    def between(least, most):
        def number(text):
            if not text.isdecimal() or not least <= int(text) <= most:
                raise argparse.ArgumentTypeError(f"a number from {least} to {most} is needed, not {text!r}")
            return int(text)

        return number

    start = command("start", "start what does not run yet, wait until it serves, print its URI")
    start.add_argument("--port", type=between(0, 65533), help=f"first port (default {service.default_port}, or as before in this folder); 0: any free one")
    ending = [command("stop", "end it cleanly"), command("kill9", "end it by SIGKILL, as a crash would")]
    command("uri", "print the URI of what was started in the folder")
    if service is Mongod:
        start.add_argument("--nodes", type=int, choices=(1, 3), help="members of the replica set (default 1)")
        start.add_argument("--cache-mb", type=between(256, 10**6), default=512, help="WiredTiger's cache of a member (default 512)")
        start.add_argument("--election-ms", type=between(500, 60000), default=2000, help="election time-out of a new set (default 2000)")
        for parsed in ending:
            parsed.add_argument("--node", choices=("1", "2", "3", "primary"), help="only this member")
    options = parser.parse_args(arguments[:split])
    options.extra = arguments[split + 1 :]
    return options


def main(kind, binary, default_folder, *arguments):
    service = {"mongod": Mongod, "redis": Redis}[kind]
    options = parse(service, list(arguments))
    for signum in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(signum, lambda number, _: signalled.append(number))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # a file a connection
    folder = pathlib.Path(options.dir or default_folder).absolute()
    try:
        if options.command != "start" and not (folder / f"{kind}.ports").exists():
            if options.command == "uri":
                raise Failure(f"nothing was started in {folder}")
            return 0
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder = folder.resolve()
        with (folder / "lock").open("w") as lock:
            while True:  # one command at a time on a folder
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except BlockingIOError:
                    pause()
            target = service(options, folder, binary)
            if options.command == "start":
                print(target.start())
            elif options.command == "uri":
                print(target.uri(target.held))
            else:
                target.finish(signal.SIGTERM if options.command == "stop" else signal.SIGKILL)
        return 0
    except (Failure, OSError) as problem:
        say(kind, problem)
        return 1
    except KeyboardInterrupt:
        say(kind, "interrupted")
        return 130


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
