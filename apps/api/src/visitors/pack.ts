import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

/** A file of an edition before it is packed. */
export interface PlainFile {
  path: string;
  type: string;
  bytes: Buffer;
  immutable?: boolean;
  /** Pictures are compressed already. */
  compressed?: boolean;
}

/** Where in the pack a form of a file lies. */
type Place = [offset: number, length: number];

/** A file of an edition as the index tells of it. */
export interface PackedFile {
  type: string;
  /** A hash of its content. */
  hash: string;
  immutable?: true;
  br?: Place;
  gzip?: Place;
  /** Only of files that are not compressed. */
  identity?: Place;
}

interface Index {
  files: Record<string, PackedFile>;
  numbers: Record<string, string>;
  codes: Record<number, string>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** An edition in memory. */
export interface Pack extends Omit<Index, 'files'> {
  files: Map<string, PackedFile>;
  /** The bytes of a file in one of its forms; null in one that it does not have. */
  bytesOf(file: PackedFile, encoding: Encoding): Buffer | null;
}

/** The beginning of every pack, which says what it is; another format would have another. */
const MARK = Buffer.from('RBV1');
const HEAD = MARK.length + 4;
const BROTLI_QUALITY = 9;

/** With a window as large as the text: preparing the usual one takes ten times as long as compressing a page. */
const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes.length)))),
    },
  });

/** Nearly nothing is won below this. */
const SMALL = 200;

/**
 * Packs an edition into one file: an index, and every file of it as it will be sent, compressed once and for all.
 * @param earlier an edition of which files that are the same are taken as they are
 */
export function writePack(
  files: readonly PlainFile[],
  { numbers, codes }: Pick<Index, 'numbers' | 'codes'>,
  earlier: Pack | null,
): Buffer {
  const known = new Map([...(earlier?.files.values() ?? [])].map((file) => [file.hash, file]));
  const bodies: Buffer[] = [];
  let end = 0;
  const put = (bytes: Buffer): Place => {
    bodies.push(bytes);
    end += bytes.length;
    return [end - bytes.length, bytes.length];
  };
  const index: Index = { files: {}, numbers, codes };
  for (const { path, type, bytes, immutable, compressed } of files) {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const same = known.get(hash);
    const form = (encoding: Encoding, make: () => Buffer) =>
      put((same && earlier?.bytesOf(same, encoding)) || make());
    index.files[path] = {
      type,
      hash,
      ...(immutable && { immutable }),
      ...(compressed || bytes.length < SMALL
        ? { identity: put(bytes) }
        : {
            br: form('br', () => brotli(bytes)),
            gzip: form('gzip', () => gzipSync(bytes, { level: 9 })),
          }),
    };
  }
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([MARK, length, head, ...bodies]);
}

/** Reads a pack. @throws Error when the bytes are none */
export function readPack(bytes: Buffer): Pack {
  if (!bytes.subarray(0, MARK.length).equals(MARK)) throw new Error('This file is no edition.');
  const start = HEAD + bytes.readUInt32BE(MARK.length);
  const { files, numbers, codes } = JSON.parse(bytes.subarray(HEAD, start).toString()) as Index;
  const at = ([offset, length]: Place) => bytes.subarray(start + offset, start + offset + length);
  return {
    files: new Map(Object.entries(files)),
    numbers,
    codes,
    bytesOf(file, encoding) {
      const place = file[encoding];
      if (place) return at(place);
      return encoding === 'identity' && file.gzip ? gunzipSync(at(file.gzip)) : null;
    },
  };
}
