import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@rebblatt/postgres';
import { placeOfDatabase, startEmbeddedDatabase } from '../lib/embedded-database.ts';

/** A separate PostgreSQL for one test, to be stopped, killed and restarted with the same URL. */
export interface OwnPostgres {
  url: string;
  stop(): Promise<void>;
  /** Like a power failure: nothing more is written. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Lets all its processes stand still, so that it accepts connections and answers nothing, until `resume`. */
  freeze(): Promise<void>;
  resume(): Promise<void>;
  /** Stops and starts it: `fast` ends connections properly, `immediate` just drops them. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Starts a server with its data in a temporary folder; commits are synced, as in production. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rebblatt-own-postgres-'));
  // The server of root may run as another user, who needs access to this folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedDatabase({ dataDir });
  const place = await placeOfDatabase(dataDir);
  const cluster = join(place.home, 'cluster');
  const control = async (...words: string[]) => {
    const { code, output } = await run(place.runAs, place.binaries.pgCtl, [
      ...words,
      `--pgdata=${cluster}`,
      `--log=${join(cluster, 'server.log')}`,
      '--wait',
      '--silent',
    ]);
    return code === 0 ? null : output;
  };
  const mustControl = async (...words: string[]) => {
    const failure = await control(...words);
    if (failure !== null) throw new Error(failure);
  };
  const mainProcess = async () =>
    Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  const signalAll = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    const main = await mainProcess();
    const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8');
    for (const pid of [main, ...children.trim().split(' ').map(Number)]) process.kill(pid, signal);
  };
  return {
    url: server.url,
    stop: () => mustControl('stop', '--mode=fast'),
    async kill() {
      process.kill(await mainProcess(), 'SIGKILL');
    },
    freeze: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async start() {
      const deadline = Date.now() + 20_000;
      // The last processes of a killed server keep its shared memory for a moment.
      while ((await control('start')) !== null)
        if (Date.now() > deadline) throw new Error('The database did not start again.');
    },
    restart: (mode) => mustControl('restart', `--mode=${mode}`),
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
