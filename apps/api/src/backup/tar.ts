import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Extract, extract, type Pack, pack } from 'tar-stream';

/** One file inside an archive. */
export interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Where a file is in an archive, and the hash of its content. */
export interface IndexedEntry {
  size: number;
  offset: number;
  /** SHA-256 of its bytes in hex. */
  sha256: string;
}

const BLOCK = 512;
/** The message of the library for a file that ends in the middle of an entry. */
const CUT_OFF = 'Unexpected end of data';
const IS_CUT_OFF = 'The backup is cut off.';
const IS_NOT_ONE = 'This is not a backup, or it was changed.';

/**
 * Writes a plain tar file (ustar), so that any tar program can read a backup. The file is new, readable only by its
 * owner, and synced to disk when this returns.
 *
 * @throws Error when an entry has more or fewer bytes than it announced
 */
export async function writeTar(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  const packed = packAll(archive, entries).catch((error: Error) => archive.destroy(error));
  // The caller closes what the entries read from, so they must have ended before this returns.
  await written.finally(() => packed);
}

async function packAll(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, size, body } of entries) {
    await pipeline(body, archive.entry({ name, size, mode: 0o600, mtime: new Date(0) }));
  }
  archive.finalize();
}

/**
 * Lists the entries of a tar file; reads all of it.
 *
 * @throws Error when the file is truncated or is not a tar file
 */
export async function indexTar(path: string): Promise<Map<string, IndexedEntry>> {
  const archive = extract();
  const [, { entries, end }] = await Promise.all([
    pipeline(createReadStream(path), archive),
    indexAll(archive),
  ]).catch((error: Error) => {
    throw 'code' in error ? error : new Error(error.message === CUT_OFF ? IS_CUT_OFF : IS_NOT_ONE);
  });
  // A tar file ends with empty blocks; without them entries may be missing.
  if ((await stat(path)).size < end + BLOCK) throw new Error(IS_CUT_OFF);
  return entries;
}

async function indexAll(archive: Extract): Promise<{ entries: Map<string, IndexedEntry>; end: number }> {
  const entries = new Map<string, IndexedEntry>();
  let end = 0;
  for await (const entry of archive) {
    const { name, size } = entry.header;
    const hash = createHash('sha256');
    for await (const chunk of entry as AsyncIterable<Uint8Array>) hash.update(chunk);
    const offset = entry.offset + BLOCK;
    entries.set(name, { size, offset, sha256: hash.digest('hex') });
    end = offset + Math.ceil(size / BLOCK) * BLOCK;
  }
  return { entries, end };
}

/** The bytes of one entry. */
export async function readEntry(path: string, { offset, size }: IndexedEntry): Promise<Buffer> {
  return size === 0
    ? Buffer.alloc(0)
    : buffer(createReadStream(path, { start: offset, end: offset + size - 1 }));
}
