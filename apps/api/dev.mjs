import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { context } from 'esbuild';
import { bundleOf, packages } from './bundles.mjs';

// The server of `npm run dev`: bundled again and restarted after every change, on a database that keeps running.

const root = join(import.meta.dirname, '../..');
/** Separate from the output of `npm start`, which must match its own stamp. */
const OUT = 'dist-dev';
/** Editors write a file in several steps. */
const SETTLE_MS = 60;
/** A developer's calls end within this time; the database is not affected. */
const STOP_WITHIN_MS = 1_000;

const database = fork(join(import.meta.dirname, 'src/programs/dev-database.ts'), {
  execArgv: ['--import', 'tsx'],
});
let server;
let stopping = false;
for (const reason of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(reason, stop);
// It has printed the reason.
database.once('exit', (code) => stopping || process.exit(code || 1));

const [given] = await once(database, 'message');
const bundles = new Map();
for (const folder of packages) {
  const options = await bundleOf(folder, OUT);
  await rm(options.outdir, { recursive: true, force: true });
  bundles.set(folder, await context(options));
  await bundles.get(folder).rebuild();
}

const changed = new Set();
let working = false;
let timer;

if (!stopping) startServer();
for (const folder of packages) {
  // Node's own recursive watch loses a file that an editor replaces instead of writing into it.
  watch(join(root, folder, 'src'), { ignoreInitial: true }).on('all', () => {
    changed.add(folder);
    clearTimeout(timer);
    timer = setTimeout(work, SETTLE_MS);
  });
}

function startServer() {
  server = fork(join(import.meta.dirname, OUT, 'main.js'), {
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, ...given },
  });
}

/** Bundles what has changed and restarts the server. After an error in a bundle the old server keeps running. */
async function work() {
  if (working || stopping) return;
  working = true;
  while (changed.size > 0 && !stopping) {
    const folders = [...changed];
    changed.clear();
    const built = await Promise.allSettled(folders.map((folder) => bundles.get(folder).rebuild()));
    // esbuild has printed the error.
    if (built.some(({ status }) => status === 'rejected')) continue;
    await stopServer();
    if (!stopping) startServer();
  }
  working = false;
}

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS);
  await gone;
  clearTimeout(late);
}

async function stop() {
  if (stopping) return;
  stopping = true;
  await stopServer();
  const gone = once(database, 'exit');
  if (database.connected) database.disconnect();
  if (database.exitCode === null && database.signalCode === null) await gone;
  process.exit(0);
}
