import { pathToFileURL } from 'node:url';
import { build, buildServer, generateClient } from './ground/build.mjs';
import { checkNodeVersion, install } from './ground/install.mjs';
import { main } from './ground/run.mjs';

/**
 * Prepares a fresh clone with only node and npm; skips what is already done.
 *
 * @param {{ build?: boolean | 'server' }} [options] without a build for programs that run from source, and with that of the
 *   server alone for those that need no web client
 */
export async function prepare(options = {}) {
  checkNodeVersion();
  await install();
  await generateClient();
  if (options.build === 'server') await buildServer();
  else if (options.build) await build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(() => prepare({ build: true }));
