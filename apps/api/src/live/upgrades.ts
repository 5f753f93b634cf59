import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Transport } from './hub.ts';

const answer = (socket: Duplex, line: string) =>
  socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** Refuses upgrades that no transport handles; otherwise they would stay open forever. */
export function refuseUnknownUpgrades(server: HttpServer, transports: Transport[]): void {
  server.on('upgrade', (req, socket) => {
    const path = req.url ?? '/';
    if (!transports.some((transport) => transport.handles(path))) answer(socket, '404 Not Found');
  });
}

/** Refuses every socket while maintenance is on. */
export function refuseAllUpgrades(server: HttpServer): void {
  server.on('upgrade', (_req, socket) => answer(socket, '503 Service Unavailable'));
}
