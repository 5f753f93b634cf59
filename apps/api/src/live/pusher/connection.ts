import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { LiveSession } from '../hub.ts';
import { codes, errorFrame, frameOf } from './frames.ts';

/** Messages of one client in ten seconds; a client sends two when it joins a channel. */
const MAX_MESSAGES = 60;
const MESSAGE_WINDOW_MS = 10_000;
/** What may wait for a client that does not read, in bytes. */
const MAX_WAITING_BYTES = 256 * 1024;
/** How long a client may take to close after it was told to. */
const CLOSE_MS = 1000;
/** Parts of a socket id are below 2^47, so that they are whole numbers in every client. */
const ID_BOUND = 2 ** 47;

/** One client of the Pusher protocol. */
export interface Connection {
  readonly id: string;
  readonly ip: string;
  /** The channels it has joined, each with the session that was allowed to. */
  readonly channels: Map<string, LiveSession | null>;
  /** When it last sent anything, in ms of `performance.now()`. */
  lastMessageAt: number;
  /** Sends a frame that is ready; a client that does not read is cut off. */
  send(frame: string): void;
  tell(event: string, data: unknown, channel?: string): void;
  complain(code: number, message: string, channel?: string): void;
  /** Ends the connection when this session does. */
  expire(at: Date): void;
  /** Says why and closes. */
  end(code: number, message: string): void;
  /** Whether one more message is within the limit of its window. */
  mayGoOn(): boolean;
}

/** Wraps an accepted web socket. */
export function createConnection(socket: WebSocket, ip: string): Connection {
  let left = MAX_MESSAGES;
  let windowEndsAt = 0;
  let expiry: NodeJS.Timeout | undefined;
  socket.once('close', () => clearTimeout(expiry));
  const connection: Connection = {
    id: `${randomInt(1, ID_BOUND)}.${randomInt(1, ID_BOUND)}`,
    ip,
    channels: new Map(),
    lastMessageAt: performance.now(),
    send(frame) {
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
      else socket.send(frame);
    },
    tell: (event, data, channel) => connection.send(frameOf(event, data, channel)),
    complain: (code, message, channel) => connection.send(errorFrame(code, message, channel)),
    expire(at) {
      clearTimeout(expiry);
      const over = () => connection.end(codes.unauthorised, 'The session is over');
      expiry = setTimeout(over, at.getTime() - Date.now());
    },
    end(code, message) {
      connection.complain(code, message);
      socket.close(code, message);
      setTimeout(() => socket.terminate(), CLOSE_MS).unref();
    },
    mayGoOn() {
      const now = performance.now();
      if (now >= windowEndsAt) {
        left = MAX_MESSAGES;
        windowEndsAt = now + MESSAGE_WINDOW_MS;
      }
      left -= 1;
      if (left === -1) connection.complain(codes.refusedMessage, 'Too many messages in ten seconds');
      return left >= 0;
    },
  };
  return connection;
}
