import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../lib/database.ts';
import { connectDatabase } from '../lib/database.ts';
import { startEmbeddedDatabase } from '../lib/embedded-database.ts';
import { signToken } from '../lib/tokens.ts';
import type { Child } from './child.ts';
import { startChild } from './child.ts';

/** The system under test: the built server with the demo fair, and the floor, on one database. */
export interface Stage {
  db: Database;
  /** The server as operators run it. */
  api: Child;
  /** The best PostgreSQL can do for the lists, with handwritten statements. */
  floor: Child;
  /** Headers of the demo's administrator. */
  headers: { authorization: string };
  dataDir: string;
  /** Opens a session. @returns its bearer token */
  signIn(userId: number): Promise<string>;
  /** Restarts the server, as after a restart of the machine. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export type Environment = Record<string, string | undefined>;

const SERVER = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const FLOOR = fileURLToPath(new URL('./floor-server.ts', import.meta.url));

/** What the bench signs with when it sends events as another back end. */
export const LIVE_SECRET = 'the secret of the bench';

/** Starts database, server and floor in a folder that is removed afterwards. */
export async function setStage(environment: Environment): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rebblatt-bench-'));
  // The database of root may run as another user, who needs access to this folder.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedDatabase({ dataDir });
  const secret = randomBytes(48).toString('base64url');
  const [apiPort, floorPort] = [await freePort(), await freePort()];
  const { PATH, CHROMIUM_PATH } = environment;
  // As `npm start` does.
  const base = { PATH, CHROMIUM_PATH, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
  const startApi = () => {
    const database = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    const own = { ...database, JWT_SECRET: secret, LIVE_SECRET, PORT: String(apiPort) };
    return startChild(
      [SERVER],
      { ...base, ...own, DEMO: '1', LOG_LEVEL: 'error', WEBHOOK_PRIVATE: '1' },
      apiPort,
      '/api/ready',
    );
  };
  let api = await startApi();
  const floor = await startChild(
    ['--import', 'tsx', FLOOR, postgres.url, String(floorPort)],
    base,
    floorPort,
    '/wine/1/1',
  );
  const db = connectDatabase(postgres.url);
  const signIn = (userId: number) => openSession(db, secret, userId);
  const administrator = await db.prisma.user.findFirstOrThrow({ where: { email: 'admin@rebblatt.test' } });
  return {
    db,
    get api() {
      return api;
    },
    floor,
    headers: { authorization: `Bearer ${await signIn(administrator.id)}` },
    dataDir,
    signIn,
    async restart() {
      await api.stop();
      api = await startApi();
    },
    async close() {
      await Promise.all([api.stop(), floor.stop(), db.close()]);
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openSession(db: Database, secret: string, userId: number): Promise<string> {
  const session = { id: randomUUID(), userId, expiresAt: new Date(Date.now() + 3_600_000) };
  await db.prisma.session.create({ data: session });
  return signToken(secret, { sessionId: session.id, userId }, session.expiresAt);
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
