import type { Server } from 'node:http';

interface Names {
  name: string;
  port: number;
  host: string;
}

const inUse = ({ name, port, host }: Names) =>
  `${name}=${port} is in use by another program on ${host}; end that program or set another ${name}`;
const forbidden = ({ name, port }: Names) =>
  `${name}=${port} may not be opened by this user; ports below 1024 often need more rights`;
const noAddress = ({ host }: Names) =>
  `HOST=${host} is no address of this machine; 127.0.0.1 serves this machine alone, 0.0.0.0 all of its addresses`;

/** Why a port does not open, by the system's code. */
const reasons: ReadonlyMap<string | undefined, (names: Names) => string> = new Map([
  ['EADDRINUSE', inUse],
  ['EACCES', forbidden],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].map(
    (code) => [code, noAddress] as const,
  ),
]);

/**
 * Opens a server's port.
 * @param names the port, its environment variable, and the address
 * @throws Error with one line that says which variable is wrong and what is wanted
 */
export async function openPort(server: Server, names: Names): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason = reasons.get(code)?.(names);
      reject(new Error(reason ? `${reason} (${code})` : `${names.name} cannot be opened: ${message}`));
    });
    server.listen(names.port, names.host, resolve);
  });
}
