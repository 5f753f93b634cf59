import { createServer, type RequestListener } from 'node:http';
import type { PusherTransport } from './pusher/pusher.ts';
import { refuseUnknownUpgrades } from './upgrades.ts';

/**
 * Opens a second port for the Pusher protocol alone.
 * @param answer the HTTP interface for other back ends
 * @returns a function that closes it
 * @throws Error when the port is taken
 */
export async function openLivePort(
  { port, host }: { port: number; host: string },
  pusher: PusherTransport,
  answer: RequestListener,
): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: 30_000 }, answer);
  pusher.attach(server);
  refuseUnknownUpgrades(server, [pusher]);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
