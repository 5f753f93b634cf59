import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The floor of the Pusher protocol: the bare `ws` package, which sends the body of each POST to every socket. It imports
 * nothing of the product. `floor-sockets.ts <port>`
 */
const sockets = new Set<WebSocket>();
const server = createServer((req, res) => {
  let frame = '';
  req.on('data', (part: Buffer) => {
    frame += part.toString();
  });
  req.on('end', () => {
    if (req.method === 'POST') for (const socket of sockets) socket.send(frame);
    res.end();
  });
});
new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false }).on(
  'connection',
  (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  },
);
server.listen(Number(process.argv[2]), '127.0.0.1');
process.on('disconnect', () => process.exit());
