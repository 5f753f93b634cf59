import { createServer, type RequestListener } from 'node:http';
import { openPort } from '../http/open-port.ts';
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
  await openPort(server, { name: 'WEBSOCKETS_PORT', port, host });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
