import { join } from 'node:path';
import { checkOwnVariables, checkPortIsFree, loadEnvironmentFile } from './ground/environment.mjs';
import { root, tools } from './ground/paths.mjs';
import { main } from './ground/run.mjs';
import { supervise } from './ground/supervise.mjs';
import { prepare } from './prepare.mjs';

main(async () => {
  loadEnvironmentFile();
  checkOwnVariables();
  await checkPortIsFree();
  await prepare();
  const origin = `http://127.0.0.1:${process.env.PORT || 8000}`;
  console.log(`The server restarts and the screens reload on every change. API on ${origin}, screens:`);
  process.exitCode = await supervise([
    { words: [join(root, 'apps/api/dev.mjs')], env: { NODE_ENV: 'development' } },
    { words: [tools.vite], cwd: join(root, 'apps/web'), env: { API_ORIGIN: origin } },
  ]);
});
