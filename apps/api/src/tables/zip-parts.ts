import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { MAX_INFLATED_BYTES, MAX_ZIP_ENTRIES } from './limits.ts';
import { tooComplex } from './table-refusal.ts';

const openZip = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/**
 * The files in an archive, by name, none of them inflated yet. Programs write names with either case, with backslashes
 * and from the root; all of them are found.
 */
export interface ZipParts {
  has(name: string): boolean;
  /**
   * Inflates one file piece by piece. What it gives is at most the size that the archive states, which is checked before;
   * a file that holds more than it states fails.
   * @throws TableRefusal `table.too-complex`
   */
  read(name: string): Promise<Readable>;
}

const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/**
 * Lists an archive. Sizes are checked before anything is inflated: a small file that unfolds into gigabytes is refused.
 * @throws TableRefusal `table.too-complex`; any other error for what is no archive
 */
export async function zipParts(bytes: Buffer): Promise<ZipParts> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false };
  const zip = await openZip(bytes, options);
  if (zip.entryCount > MAX_ZIP_ENTRIES) throw tooComplex();
  const entries = new Map<string, yauzl.Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(keyOf(String(entry.fileName)), entry);
      zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  const open = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip));
  return {
    has: (name) => entries.has(keyOf(name)),
    async read(name) {
      const entry = entries.get(keyOf(name));
      if (!entry) throw new Error(`The archive has no ${name}.`);
      if (entry.uncompressedSize > MAX_INFLATED_BYTES) throw tooComplex();
      return open(entry);
    },
  };
}
