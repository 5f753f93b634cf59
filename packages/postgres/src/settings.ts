import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** PostgreSQL settings: name to value as written in postgresql.conf. */
export type Settings = Record<string, string>;

/** What every server of this package needs; the application adds its own settings. */
const DEFAULTS: Settings = {
  // Loopback with a password instead of a socket: a socket's path may not be longer than about 100 characters.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
};

/**
 * Rewrites the cluster's whole configuration, so that an old data folder gets new settings at the next start.
 */
export async function writeSettings(cluster: string, port: number, extra: Settings): Promise<void> {
  const lines = Object.entries({ ...DEFAULTS, port: String(port), ...extra }).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  );
  await writeFile(join(cluster, 'postgresql.conf'), `${lines.join('\n')}\n`);
}
