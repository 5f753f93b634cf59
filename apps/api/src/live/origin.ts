import type { IncomingMessage } from 'node:http';

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Whether a web page may open a socket: one from this host or from the public address. Programs send no Origin.
 * @param publicUrl where people reach the product, for a proxy that does not pass the Host header on
 */
export function originAllowed(req: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = req.headers;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from !== null && from !== '' && (from === host || from === hostOf(publicUrl));
}
