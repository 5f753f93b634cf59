import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The connection to a Firefox that was started with `--marionette`. */
export interface Marionette {
  send(name: string, parameters: Record<string, unknown>): Promise<unknown>;
  close(): void;
}

type Reply = [1, number, { error: string; message: string } | null, unknown];

/** Messages are JSON after their length and a colon: `[0, id, name, given]`, answered by `[1, id, error, result]`. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket: Socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  let left = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    left = Buffer.concat([left, chunk]);
    for (;;) {
      const colon = left.indexOf(':');
      const end = colon + 1 + Number(left.toString('latin1', 0, Math.max(0, colon)));
      if (colon < 0 || left.length < end) return;
      const message = JSON.parse(left.toString('utf8', colon + 1, end)) as Reply | object;
      left = left.subarray(end);
      // The first message says who speaks.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Reply);
    }
  });
  socket.on('close', () => {
    const gone: Reply = [1, 0, { error: 'gone', message: 'Firefox has ended.' }, null];
    for (const tell of waiting.values()) tell(gone);
  });
  await once(socket, 'connect');
  return {
    send: (name, parameters) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ([, , error, result]) => {
          waiting.delete(id);
          if (error) reject(new Error(`${error.error}: ${error.message}`));
          else resolve(result);
        });
        const message = Buffer.from(JSON.stringify([0, id, name, parameters]));
        socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
      }),
    close: () => socket.destroy(),
  };
}
