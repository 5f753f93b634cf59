import { pathToFileURL } from 'node:url';
import { build, generateClient } from './ground/build.mjs';
import { checkNodeVersion, install } from './ground/install.mjs';
import { main } from './ground/run.mjs';

/**
 * Prepares a fresh clone with only node and npm; skips what is already done.
 *
 * @param {{ build?: boolean }} [options] without a build for programs that run from source
 */
export async function prepare(options = {}) {
  checkNodeVersion();
  await install();
  await generateClient();
  if (options.build) await build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(() => prepare({ build: true }));
