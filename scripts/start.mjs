import { join } from 'node:path';
import { checkOwnVariables, checkPortIsFree, loadEnvironmentFile } from './ground/environment.mjs';
import { root } from './ground/paths.mjs';
import { main } from './ground/run.mjs';
import { supervise } from './ground/supervise.mjs';
import { prepare } from './prepare.mjs';

main(async () => {
  loadEnvironmentFile();
  checkOwnVariables();
  await checkPortIsFree();
  await prepare({ build: true });
  process.exitCode = await supervise([
    {
      words: ['--enable-source-maps', join(root, 'apps/api/dist/main.js')],
      // Images are freed in different threads: with an arena for each, 140 MB remain in use after the demo's.
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    },
  ]);
});
