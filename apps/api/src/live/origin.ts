import type { IncomingMessage } from 'node:http';

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : null);
const withoutPort = (host: string | null | undefined) => host?.replace(/:\d+$/, '');

/**
 * Whether a web page may open a socket: one from this host or from the public address. Programs send no Origin, or one
 * with a path.
 * @param publicUrl where people reach the product, for a proxy that does not pass the Host header on
 * @param ports 'any port' where sockets are served on a port of their own
 */
export function originAllowed(
  req: IncomingMessage,
  publicUrl: string,
  ports: 'same port' | 'any port' = 'same port',
): boolean {
  const { origin, host } = req.headers;
  if (origin === undefined) return true;
  // No browser writes a path there; programs that have to send something do.
  if (ports === 'any port' && origin.endsWith('/')) return true;
  const from = hostOf(origin);
  if (from === null || from === '') return false;
  const mine = [host, hostOf(publicUrl)];
  if (ports === 'same port') return mine.includes(from);
  return mine.some((known) => withoutPort(known) === withoutPort(from));
}
