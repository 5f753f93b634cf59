import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { BROWSER_FOLDER } from './press.ts';
import { programWords } from './program.ts';

/** What a node shares with the test: its database, its files and its secret. A test server has all of them. */
export interface Surroundings {
  context: Pick<Context, 'jwtSecret'> & { env: Pick<Env, 'DATA_DIR' | 'CHROMIUM_PATH'> };
  /** With null it runs its embedded database. */
  databaseUrl: string | null;
}

/** A whole node of the product in a separate process, beside the test's server: same database, same files. */
export interface NodeProcess {
  origin: string;
  pid: number;
  /** The contents of its log so far (stdout). */
  output(): string;
  /** Its other output so far (stderr). */
  complained(): string;
  /** Waits until it has ended by itself. */
  ended(): Promise<{ code: number | null }>;
  /** Sends the signal and waits until it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null }>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Links the browser that the tests share to where the node looks for it. */
async function lendBrowser(dataDir: string): Promise<void> {
  await mkdir(join(BROWSER_FOLDER, 'chromium'), { recursive: true });
  await symlink(join(BROWSER_FOLDER, 'chromium'), join(dataDir, 'chromium')).catch(() => undefined);
}

/** The limit of `ulimit -f` is in blocks of 512 bytes. */
const BLOCK_BYTES = 512;

interface Options {
  /** Writing beyond this length of a file fails, as on a full disk. */
  maxFileBytes?: number;
  /** The level of its log. */
  logLevel?: string;
  /** Further variables of its environment. */
  env?: Record<string, string>;
}

/** Other tests may take a port after it was found free and before the node starts, so it is tried again. */
const PORTS_TRIED = 3;

/**
 * Starts the product and waits until it answers.
 * @throws Error with the exit code when it ends instead
 */
export async function startNodeProcess(
  surroundings: Surroundings,
  options: Options = {},
): Promise<NodeProcess> {
  for (let tries = 1; ; tries++) {
    const node = await spawnNode(surroundings, options);
    const code = await node.answering;
    if (code === null) return node;
    if (tries === PORTS_TRIED || !node.complained().includes('EADDRINUSE'))
      throw new Error(`the node ended with ${code}: ${node.complained()}`);
  }
}

/** Starts a node; `answering` resolves when it answers, or with its exit code when it ends before. */
async function spawnNode(
  { context, databaseUrl }: Surroundings,
  { maxFileBytes, logLevel = 'silent', env = {} }: Options,
): Promise<NodeProcess & { answering: Promise<number | null> }> {
  const { DATA_DIR, CHROMIUM_PATH } = context.env;
  await lendBrowser(DATA_DIR);
  const port = await freePort();
  const limit = maxFileBytes ? `ulimit -f ${Math.floor(maxFileBytes / BLOCK_BYTES)}; ` : '';
  const child = spawn(
    '/bin/sh',
    ['-c', `${limit}exec "$@"`, 'sh', process.execPath, ...programWords('main')],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR,
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
        JWT_SECRET: context.jwtSecret,
        PORT: String(port),
        LOG_LEVEL: logLevel,
        DEMO: '0',
        ...env,
        // The limit would also truncate the loader's cache, which all processes share.
        ...(maxFileBytes && { TSX_DISABLE_CACHE: '1' }),
        ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
      },
    },
  );
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  let complained = '';
  child.stderr.on('data', (data: Buffer) => {
    complained += data.toString();
    process.stderr.write(data);
  });
  const gone = once(child, 'close').then(([code]) => ({ code: code as number | null }));
  const origin = `http://127.0.0.1:${port}`;
  // Only the line in its log counts: an answer at this port could come from another test's server.
  const ready = new Promise<null>((resolve) => {
    const look = () => output.includes(`Rebblatt is on ${origin}`) && resolve(null);
    child.stdout.on('data', look);
  });
  return {
    origin,
    answering: Promise.race([ready, gone.then(({ code }) => code ?? 1)]),
    // `exec` has replaced the shell by the program, so this is its id.
    pid: child.pid as number,
    output: () => output,
    complained: () => complained,
    ended: () => gone,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}
