import { join } from 'node:path';
import { checkPortIsFree, loadEnvironmentFile } from './ground/environment.mjs';
import { root } from './ground/paths.mjs';
import { main } from './ground/run.mjs';
import { supervise } from './ground/supervise.mjs';
import { prepare } from './prepare.mjs';

main(async () => {
  loadEnvironmentFile();
  await checkPortIsFree();
  await prepare({ build: true });
  process.exitCode = await supervise([
    { words: ['--enable-source-maps', join(root, 'apps/api/dist/main.js')], env: { NODE_ENV: 'production' } },
  ]);
});
