import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** One file inside an archive. */
export interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Where a file lies inside an archive. */
export interface IndexedEntry {
  name: string;
  size: number;
  offset: number;
}

const BLOCK = 512;
const NAME_BYTES = 100;
/** The form keeps a size in eleven octal digits. */
const MAX_SIZE = 8 ** 11 - 1;

/**
 * Writes a plain tar file (ustar), so that a backup can be looked into with any tar program. The file is new, readable
 * by its owner alone, and on the disk when this returns.
 */
export async function writeTar(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const entry of entries) await writeEntry(file, entry);
    await file.write(Buffer.alloc(2 * BLOCK));
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeEntry(file: FileHandle, { name, size, body }: Entry): Promise<void> {
  if (Buffer.byteLength(name) > NAME_BYTES || size > MAX_SIZE)
    throw new Error(`${name} does not fit a tar file.`);
  await file.write(header(name, size));
  let written = 0;
  for await (const chunk of body) {
    await file.write(chunk);
    written += chunk.byteLength;
  }
  if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}.`);
  await file.write(Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK));
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write('0000600\0', 100);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write(`${'0'.repeat(11)}\0`, 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** The sum of all bytes, the sum's own field counted as blanks. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

/**
 * Lists what is in a tar file.
 *
 * @throws Error when the file is cut off or is no such file
 */
export async function indexTar(path: string): Promise<Map<string, IndexedEntry>> {
  const file = await open(path, 'r');
  try {
    const { size: end } = await file.stat();
    const entries = new Map<string, IndexedEntry>();
    let offset = 0;
    for (;;) {
      const block = Buffer.alloc(BLOCK);
      const { bytesRead } = await file.read(block, 0, BLOCK, offset);
      if (bytesRead < BLOCK) throw new Error('The backup is cut off.');
      if (block.every((byte) => byte === 0)) return entries;
      if (Number.parseInt(block.toString('latin1', 148, 154), 8) !== checksum(block)) {
        throw new Error('This is not a backup, or it was changed.');
      }
      const name = block.toString('utf8', 0, block.indexOf(0));
      const size = Number.parseInt(block.toString('latin1', 124, 135), 8);
      offset += BLOCK;
      if (offset + size > end) throw new Error('The backup is cut off.');
      entries.set(name, { name, size, offset });
      offset += Math.ceil(size / BLOCK) * BLOCK;
    }
  } finally {
    await file.close();
  }
}

/** The bytes of one entry, as a stream. */
export function readEntry(path: string, { offset, size }: IndexedEntry): AsyncIterable<Buffer> {
  return size === 0 ? emptyStream() : createReadStream(path, { start: offset, end: offset + size - 1 });
}

/** SHA-256 of one entry in hex. */
export async function digestOfEntry(path: string, entry: IndexedEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of readEntry(path, entry)) hash.update(chunk);
  return hash.digest('hex');
}

async function* emptyStream(): AsyncGenerator<Buffer> {}
