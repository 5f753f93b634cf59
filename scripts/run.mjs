import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironmentFile } from './ground/environment.mjs';
import { root } from './ground/paths.mjs';
import { Failure, main } from './ground/run.mjs';
import { supervise } from './ground/supervise.mjs';
import { prepare } from './prepare.mjs';

/** The programs behind `npm run <name> -- …`; each is a TypeScript file that reads its own arguments. */
const programs = {
  bench: 'apps/api/src/programs/bench.ts',
  backup: 'apps/api/src/programs/backup.ts',
  restore: 'apps/api/src/programs/restore.ts',
  'admin-create': 'apps/api/src/programs/admin-create.ts',
  migration: 'apps/api/src/programs/migration.ts',
  preflight: 'packages/press/src/programs/preflight.ts',
  'publish-static': 'apps/api/src/programs/publish-static.ts',
};

/** Programs that run or measure built files: the server's alone, or the web client's too. */
const needBuild = { bench: true, preflight: 'server' };

/** Programs that themselves run as built files: starting from source would take most of their time. */
const built = { preflight: 'packages/press/dist/preflight.js' };

main(async () => {
  const [name = '', ...words] = process.argv.slice(2);
  const program = programs[name];
  if (!program)
    throw new Failure(`There is no program “${name}”, only: ${Object.keys(programs).join(', ')}.`);
  if (!existsSync(join(root, program)))
    throw new Failure(`The program “${name}” should be in ${program}, but is not.`);
  loadEnvironmentFile();
  // Messages of the preparation are printed to stderr, so that stdout contains only the program's output.
  console.log = console.error;
  await prepare({ build: needBuild[name] ?? false });
  if (built[name]) {
    // In this process: it starts no server that would have to be stopped, and another process takes time to start.
    process.argv = [process.argv[0] ?? '', join(root, built[name]), ...words];
    await import(pathToFileURL(join(root, built[name])).href);
    return;
  }
  process.exitCode = await supervise([{ words: ['--import', 'tsx', join(root, program), ...words] }]);
});
