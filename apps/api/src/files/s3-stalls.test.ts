import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import type { FalteringStorage, Manner } from '../testing/faltering-storage.ts';
import { environmentOf, startFalteringStorage } from '../testing/faltering-storage.ts';
import { digestOfBytes } from './digest.ts';
import { openFileStore } from './open-store.ts';
import type { FileStore } from './store.ts';

/** Much shorter than in the product, for what ends in vain, and long enough for a busy machine, for what does not. */
const SHORT_MS = 400;
const PATIENCE_MS = 3_000;
const SLOW = { status: 504, code: 'server.storage-slow' };

/** More than the buffers of the network hold, and sent in several parts. */
const large = Buffer.alloc(40_000_000, 'Weinmesse ');
const small = Buffer.alloc(60_000, 'Räuschling ');

let storage: FalteringStorage;
let store: FileStore;
let impatient: FileStore;
let folder: string;
let path: string;

beforeAll(async () => {
  storage = await startFalteringStorage();
  store = openFileStore(readEnv(environmentOf(storage)), PATIENCE_MS);
  impatient = openFileStore(readEnv(environmentOf(storage)), SHORT_MS);
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-stalls-'));
  path = join(folder, 'large.pdf');
  await writeFile(path, large);
  await store.keep(path);
  await store.keepBytes(small);
}, 60_000);
afterEach(() => storage.become('serves'));
afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

const kept = digestOfBytes(small).sha256;
const ways: [string, () => Promise<unknown>][] = [
  ['open', () => impatient.open(kept)],
  ['read', () => impatient.read(kept)],
  ['has', () => impatient.has(kept)],
  ['remove', () => impatient.remove('0'.repeat(64))],
  ['keepBytes', () => impatient.keepBytes(Buffer.from('neu'))],
  ['keep', () => impatient.keep(path)],
  ['ready', () => impatient.ready()],
];

describe.each<Manner>(['deaf', 'silent'])('a storage that is %s', (manner) => {
  it.each(ways)('holds nobody who calls %s, and leaves no connection', async (_name, call) => {
    storage.become(manner);
    await expect(call()).rejects.toMatchObject(SLOW);
    await expect.poll(storage.open).toBe(0);
  });
});

describe('a storage that sends a part and no more', () => {
  it('ends a read and a stream with the reason', async () => {
    storage.become('stalls');
    await expect(store.read(kept)).rejects.toMatchObject(SLOW);
    const { stream, size } = await store.open(kept);
    expect(size).toBe(small.length);
    await expect(stream.toArray()).rejects.toMatchObject(SLOW);
    await expect.poll(storage.open).toBe(0);
  });
});

describe('a storage that hangs up after it was silent', () => {
  it('is not asked once more, which would double and triple the wait', async () => {
    let asked = 0;
    const front = createServer((caller) => {
      asked += 1;
      caller.on('error', () => undefined).resume();
      setTimeout(() => caller.destroy(), SHORT_MS / 2);
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    const hanging = openFileStore(
      readEnv({ ...environmentOf(storage), AWS_ENDPOINT_URL: endpoint }),
      SHORT_MS,
    );
    await expect(hanging.read(kept)).rejects.toMatchObject(SLOW);
    expect(asked).toBe(1);
    front.close();
  });
});

describe('what only takes long', () => {
  it('is a reader who is slower than the storage', async () => {
    const { stream } = await store.open(digestOfBytes(large).sha256);
    let read = 0;
    let rests = 1;
    for await (const bytes of stream) {
      read += (bytes as Buffer).length;
      if (rests-- > 0) await wait(1.5 * PATIENCE_MS);
    }
    expect(read).toBe(large.length);
  });

  it('is a storage that takes a large file piece by piece', { timeout: 60_000 }, async () => {
    // More than the network holds back, so that each rest is felt at the other end; all rests are longer than the patience.
    const piece = 12_000_000;
    const slow = createServer((socket) => {
      let taken = 0;
      let next = piece;
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        if (taken === 0) socket.write('HTTP/1.1 100 Continue\r\n\r\n');
        taken += bytes.length;
        if (taken >= large.length) socket.end('HTTP/1.1 200 OK\r\nETag: "1"\r\nContent-Length: 0\r\n\r\n');
        if (taken < next) return;
        next += piece;
        socket.pause();
        setTimeout(() => socket.resume(), PATIENCE_MS / 2);
      });
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const there = openFileStore(readEnv(environmentOf({ ...storage, endpoint })), PATIENCE_MS);
    await expect(there.keepBytes(large)).resolves.toMatchObject({ size: large.length });
    await new Promise((resolve) => slow.close(resolve));
  });
});

it('is used again as soon as it answers', { timeout: 30_000 }, async () => {
  storage.become('silent');
  await expect(store.keep(path)).rejects.toMatchObject(SLOW);
  storage.become('serves');
  const { stream } = await store.open((await store.keep(path)).sha256);
  await pipeline(stream, async (source: AsyncIterable<Buffer>) => {
    let read = 0;
    for await (const bytes of source) read += bytes.length;
    expect(read).toBe(large.length);
  });
});
