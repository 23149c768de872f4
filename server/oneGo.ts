// What is sent to one connection in one turn of the event loop goes out in one go: an answer, the change that it tells of and what everyone sees of it are
// one call of the system instead of three. Writing to sockets is what rooms do most.
// Invariants: what is sent goes in the order it was sent, and at the end of the turn at the latest; a connection that ends takes along what was sent before.

/** A line that can gather what is written to it (a net.Socket). */
interface Line {
  cork(): void;
  uncork(): void;
}

/** A connection over such a line (a WebSocket). */
export interface Connection {
  send(...given: readonly never[]): void;
}

let gathering: Line[] = [];
const gathered = new WeakSet<Line>();

const letGo = (): void => {
  const lines = gathering;
  gathering = [];
  for (const line of lines) {
    gathered.delete(line);
    line.uncork();
  }
};

const gather = (line: Line): void => {
  if (gathered.has(line)) return;
  gathered.add(line);
  line.cork();
  // Rooms draw what an answer was about in a turn that was asked for before this one.
  if (gathering.push(line) === 1) setImmediate(letGo);
};

/** From now on, whatever `connection` sends over `line` in one turn goes in one go. */
export const inOneGo = (connection: Connection, line: Line): void => {
  const send = connection.send.bind(connection);
  connection.send = (...given) => {
    gather(line);
    send(...given);
  };
};
