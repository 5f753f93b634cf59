import type { IncomingMessage } from 'node:http';

/**
 * Whether a client came to the proxy unencrypted although people reach the product by https. Without a proxy that is
 * trusted nobody can know; on a port of its own the live channel is unencrypted.
 * @param proxies how many proxies are trusted
 */
export function shouldUseTls(req: IncomingMessage, publicUrl: string, proxies: number): boolean {
  if (proxies === 0 || !publicUrl.startsWith('https:')) return false;
  const [protocol] = String(req.headers['x-forwarded-proto'] ?? '').split(',');
  return ['http', 'ws'].includes(protocol?.trim() ?? '');
}
