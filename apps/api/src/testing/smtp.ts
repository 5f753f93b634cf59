import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The server's answers; it accepts everything without one. */
interface SmtpAnswers {
  port?: number;
  toSender?: () => Error | null;
  toRecipient?: (address: string, tries: number) => Error | null;
  /** Called when a mail has been received completely, before it is confirmed. */
  onMail?: (mails: number, breakOff: () => void) => void;
}

/** An answer by its code. */
export const smtpAnswer = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

/** A real SMTP server with given answers. */
export async function startSmtp(answers: SmtpAnswers = {}) {
  const received: { from: string; to: string[]; text: string }[] = [];
  let tries = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 1000,
    onMailFrom: (_address, _session, done) => done(answers.toSender?.() ?? null),
    onRcptTo: ({ address }, _session, done) => done(answers.toRecipient?.(address, ++tries) ?? null),
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text,
        });
        let open = true;
        answers.onMail?.(received.length, () => {
          open = false;
          for (const { _socket } of smtp.connections as Set<{ _socket: Socket }>) _socket.destroy();
        });
        if (open) done();
      });
    },
  });
  smtp.on('error', () => undefined);
  const listening = smtp.listen(answers.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    stop: () => new Promise<void>((done) => smtp.close(done)),
  };
}

/** A server that accepts connections and never answers. */
export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
