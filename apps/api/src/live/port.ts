import { createServer } from 'node:http';
import type { PusherTransport } from './pusher/pusher.ts';
import { refuseUnknownUpgrades } from './upgrades.ts';

/**
 * Opens a second port for clients of the Pusher protocol alone.
 * @returns a function that closes it
 * @throws Error when the port is taken
 */
export async function openLivePort(
  { port, host }: { port: number; host: string },
  pusher: PusherTransport,
): Promise<() => Promise<void>> {
  const server = createServer((_req, res) => res.writeHead(404).end());
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
