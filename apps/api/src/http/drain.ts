import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

/** How long open calls may take to end after a stop: an upload on a slow line, a preview behind others. */
const GRACE_MS = 60_000;

/** A connection between two calls is left open for so long: the next one may be on its way. */
const IDLE_STAY_MS = 1000;

/** How often connections that have been idle for long enough are closed while the others end. */
const CLOSE_IDLE_EVERY_MS = 50;

/** How long connections may keep coming before the port is closed in spite of them. */
const LAST_COMERS_MS = 1000;

/** A turn of the event loop this short left nobody the time to come. */
const SHORT_TURN_MS = 2;

/** A connection: how many calls it has open, since when none, and the bytes read by then: more begin the next call. */
interface Line {
  calls: number;
  idleSince: number;
  read: number;
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Has `answer` answer the calls of a server and follows them, so that a stop breaks none off. The HTTP server's own
 * close cuts connections between two calls, where under load the next one was sent already, those that the system has
 * taken and we have not, and answers that are not sent to their end.
 * @returns takes no new connections, lets the calls under way end, and resolves when no connection is left
 */
export function followCalls(server: Server, answer: RequestListener): () => Promise<void> {
  const lines = new Map<Socket, Line>();
  const answers = new Set<ServerResponse>();
  let comers = 0;
  let stopping = false;
  /** Calls that are not begun before the port is closed: whoever is answered comes again at once. */
  let held: Parameters<typeof answer>[] | null = null;

  server.on('connection', (socket: Socket) => {
    comers += 1;
    lines.set(socket, { calls: 0, idleSince: performance.now(), read: 0 });
    socket.once('close', () => lines.delete(socket));
  });
  server.on('request', (req: IncomingMessage & { socket: Socket }, res) => {
    const { socket } = req;
    const line = lines.get(socket);
    answers.add(res);
    if (line) line.calls += 1;
    res.once('close', () => {
      answers.delete(res);
      if (!line) return;
      line.calls -= 1;
      line.idleSince = performance.now();
      line.read = socket.bytesRead;
    });
    if (stopping) beTheLast(res);
    if (held) held.push([req, res]);
    else answer(req, res);
  });

  /**
   * Connections the system has taken wait for us, who take one in each turn of the loop, and closing the port resets
   * them. So it is closed after a short turn that brought none.
   */
  const takeLastComers = async () => {
    const until = performance.now() + LAST_COMERS_MS;
    await turnOfTheLoop();
    for (;;) {
      const [before, since] = [comers, performance.now()];
      await turnOfTheLoop();
      const now = performance.now();
      if ((comers === before && now - since < SHORT_TURN_MS) || now > until) return;
    }
  };

  const closeIdle = async () => {
    // A busy process fires its timers before it reads what has arrived.
    await turnOfTheLoop();
    await turnOfTheLoop();
    for (const [socket, { calls, idleSince, read }] of lines)
      if (calls === 0 && socket.bytesRead === read && performance.now() - idleSince > IDLE_STAY_MS)
        socket.destroy();
  };

  return async () => {
    stopping = true;
    for (const res of answers) beTheLast(res);
    held = [];
    await takeLastComers();
    const closed = new Promise((resolve) => server.once('close', resolve));
    TcpServer.prototype.close.call(server);
    const waiting = held;
    held = null;
    for (const call of waiting) answer(...call);
    const closing = setInterval(closeIdle, CLOSE_IDLE_EVERY_MS);
    const force = setTimeout(() => {
      for (const socket of lines.keys()) socket.destroy();
    }, GRACE_MS);
    await closed;
    clearInterval(closing);
    clearTimeout(force);
  };
}

/** Nobody sends another call on a connection whose answer says that it was the last. */
function beTheLast(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}
