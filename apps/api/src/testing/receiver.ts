import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it arrived at a receiver. */
export interface Arrived {
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: { id: number } & Record<string, unknown> };
}

/** A receiver of webhooks on this machine. */
export interface Receiver {
  url: string;
  arrived: Arrived[];
  /** Resolves when so many messages have arrived. */
  until(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a receiver; without `answer` it answers 204 to everything. */
export async function startReceiver(
  answer: (res: ServerResponse, arrived: Arrived) => void = (res) => res.writeHead(204).end(),
): Promise<Receiver> {
  const arrived: Arrived[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const message = { headers: req.headers, text, body: JSON.parse(text) as Arrived['body'] };
      arrived.push(message);
      answer(res, message);
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    arrived,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (arrived.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
