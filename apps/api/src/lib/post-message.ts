import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, PrivateAddress, publicLookup, type Resolve } from './public-address.ts';

const TIMEOUT_MS = 10_000;
/** No more than this of an answer is read. */
const MAX_ANSWER = 64 * 1024;

interface Message {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Posts texts to one address. */
export interface Poster {
  /** @returns the status of the answer */
  post(message: Message): Promise<number>;
  close(): void;
}

interface PosterOptions {
  url: string;
  /** Also to this machine and private networks. */
  anywhere: boolean;
  /** Messages under way at a time. */
  atOnce: number;
  timeoutMs?: number;
  /** How names are resolved; by default as the machine does. */
  resolve?: Resolve;
}

/**
 * Opens a way to an address. Redirects are not followed, at most 64 kB of an answer are read, after ten seconds a message is
 * over, and where a name leads is checked when each connection is made: a name that led elsewhere before helps nobody.
 */
export function openPoster({
  url,
  anywhere,
  atOnce,
  timeoutMs = TIMEOUT_MS,
  resolve,
}: PosterOptions): Poster {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const isClosed = !anywhere && isIP(host) !== 0 && !isPublicAddress(host);
  const secure = target.protocol === 'https:';
  const settings = {
    keepAlive: true,
    maxSockets: atOnce,
    ...(!anywhere && { lookup: publicLookup(resolve) }),
  };
  const agent = secure ? new HttpsAgent(settings) : new HttpAgent(settings);
  const send = secure ? httpsRequest : httpRequest;

  const once = ({ headers, body, signal }: Message) => {
    let reused = false;
    const status = new Promise<number>((resolve, reject) => {
      const call = send(
        target,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
          agent,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        },
        (answer) => {
          let read = 0;
          const done = () => resolve(answer.statusCode ?? 0);
          answer.on('data', (chunk: Buffer) => {
            read += chunk.length;
            if (read <= MAX_ANSWER) return;
            done();
            answer.destroy();
          });
          answer.on('end', done);
          answer.on('error', reject);
        },
      );
      call.on('error', (error) => {
        reused = call.reusedSocket;
        reject(error);
      });
      call.end(body);
    });
    return { status, wasReused: () => reused };
  };

  return {
    async post(message) {
      if (isClosed) throw new PrivateAddress();
      const { status, wasReused } = once(message);
      try {
        return await status;
      } catch (error) {
        // The receiver closed a connection that stood open, just when it was used again: that is nobody's fault.
        if (!wasReused() || !/ECONNRESET|EPIPE/.test(String((error as { code?: unknown }).code))) throw error;
        return await once(message).status;
      }
    },
    close: () => agent.destroy(),
  };
}
