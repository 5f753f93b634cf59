import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

/** How long calls in progress may take after a stop: an upload over a slow connection, a preview queued after others. */
const GRACE_MS = 60_000;

/** How long an idle connection stays open: the next call may be on its way. */
const IDLE_STAY_MS = 1000;

/** How often idle connections are looked for while the others end. */
const CLOSE_IDLE_EVERY_MS = 50;

/** How long new connections may keep arriving before the port is closed all the same. */
const LAST_COMERS_MS = 1000;

/** In a turn of the event loop as short as this, no connection can have been missed. */
const SHORT_TURN_MS = 2;

/** A connection: its open calls, since when it has none, and the bytes read by then; more bytes begin the next call. */
interface Line {
  calls: number;
  idleSince: number;
  read: number;
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Has `answer` answer the calls of a server and tracks them, so that a stop aborts none. The HTTP server's own close
 * resets idle connections on which, under load, the next call has already been sent, connections that the system has
 * accepted and Node has not, and answers that are not completely sent.
 * @returns a function that stops accepting connections, lets the calls in progress end, and resolves when no connection
 *   is left
 */
export function followCalls(server: Server, answer: RequestListener): () => Promise<void> {
  const lines = new Map<Socket, Line>();
  const answers = new Set<ServerResponse>();
  let comers = 0;
  let stopping = false;
  /** Calls that are held back until the port is closed: a caller who gets an answer sends the next call at once. */
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
   * Connections accepted by the system wait for Node, which takes one in each turn of the loop, and closing the port
   * resets them. So it is closed after a short turn without a new one.
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
    // A busy process runs its timers before it reads what has arrived.
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

/** Announces that the answer is the last on its connection, so that the caller sends no other call on it. */
function beTheLast(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}
