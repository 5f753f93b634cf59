import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Transport } from './hub.ts';

/**
 * Answers an upgrade and closes its connection.
 * @param line status and its text
 */
export function refuseUpgrade(socket: Duplex, line: string): void {
  // Nobody listens to the socket any more, and an error that nobody hears ends the process: the client may be gone.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Refuses upgrades that no transport handles; otherwise they would stay open forever. */
export function refuseUnknownUpgrades(server: HttpServer, transports: Transport[]): void {
  server.on('upgrade', (req, socket) => {
    const path = req.url ?? '/';
    if (!transports.some((transport) => transport.handles(path))) refuseUpgrade(socket, '404 Not Found');
  });
}

/** Refuses every socket while maintenance is on. */
export function refuseAllUpgrades(server: HttpServer): void {
  server.on('upgrade', (_req, socket) => refuseUpgrade(socket, '503 Service Unavailable'));
}
