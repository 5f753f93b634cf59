import { pathToFileURL } from 'node:url';
import { build, generateClient } from './ground/build.mjs';
import { checkNodeVersion, install } from './ground/install.mjs';
import { main } from './ground/run.mjs';

/**
 * Makes a fresh clone ready with nothing but node and npm; does nothing that is already done.
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
