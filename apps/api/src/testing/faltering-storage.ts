import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/**
 * What a storage does with the connections that it accepts:
 * - `serves`: all it should;
 * - `deaf`: reads nothing and says nothing;
 * - `silent`: reads and carries out what it is asked, and never answers;
 * - `stalls`: sends the beginning of each answer and nothing more.
 */
export type Manner = 'serves' | 'deaf' | 'silent' | 'stalls';

/** A real S3 server behind a TCP server of our own, which passes on as much as its manner allows. */
export interface FalteringStorage {
  endpoint: string;
  bucket: string;
  /** Changes the manner from now on, also of connections that are open. Breaks those that were kept from serving. */
  become(manner: Manner): void;
  /** How many connections are open. */
  open(): number;
  close(): Promise<void>;
}

const BUCKET = 'fair';
const KEY = 'S3RVER';

/** So much of an answer is its head and the beginning of its bytes. */
const BEGINNING_BYTES = 20_000;

/** Starts the storage; it serves until told otherwise. */
export async function startFalteringStorage(): Promise<FalteringStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'rebblatt-faltering-'));
  const s3 = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const behind = (await s3.run()).port;
  const sockets = new Set<Socket>();
  let manner: Manner = 'serves';

  const front = createServer((caller) => {
    sockets.add(caller);
    const storage = connect(behind, '127.0.0.1');
    let answered = 0;
    const forget = () => {
      sockets.delete(caller);
      caller.destroy();
      storage.destroy();
    };
    for (const socket of [caller, storage]) socket.on('error', forget).on('close', forget);
    caller.on('data', (bytes) => {
      if (manner === 'deaf') return void caller.pause();
      answered = 0;
      storage.write(bytes);
    });
    storage.on('data', (bytes) => {
      if (manner === 'silent' || manner === 'deaf') return;
      const most = manner === 'stalls' ? BEGINNING_BYTES - answered : bytes.length;
      answered += bytes.length;
      if (most > 0) caller.write(bytes.subarray(0, most));
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    bucket: BUCKET,
    become(next) {
      if (manner !== 'serves') for (const socket of sockets) socket.destroy();
      manner = next;
    },
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => front.close(resolve));
      await s3.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The environment of a server that stores its files there. */
export const environmentOf = ({ endpoint, bucket }: FalteringStorage) => ({
  STORAGE_URL: `s3://${bucket}/files`,
  AWS_ENDPOINT_URL: endpoint,
  AWS_ACCESS_KEY_ID: KEY,
  AWS_SECRET_ACCESS_KEY: KEY,
});
