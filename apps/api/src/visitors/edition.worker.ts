import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { makeSite } from '@rebblatt/visitor-pages';
import sharp from 'sharp';
import type { EditionOrder } from './make-edition.ts';
import { type PlainFile, readPack, writePack } from './pack.ts';

// Making an edition takes seconds; the calls of those who work go before it.
if (process.platform === 'linux')
  try {
    setPriority(5);
  } catch {
    // The system may not allow it.
  }

/** As large as a logo is shown, twice for dense screens. */
const LOGO_PX = { width: 480, height: 320 };

async function logoFiles(logos: EditionOrder['logos']): Promise<PlainFile[]> {
  const files: PlainFile[] = [];
  for (const { sha256, bytes } of logos) {
    const small = await sharp(bytes)
      .resize({ ...LOGO_PX, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer();
    files.push({
      path: `logo/${sha256}.webp`,
      type: 'image/webp',
      bytes: small,
      immutable: true,
      compressed: true,
    });
  }
  return files;
}

async function make({ catalog, origin, glyphs, logos, earlier }: EditionOrder): Promise<Buffer> {
  const { files, numbers, codes } = makeSite(catalog, { origin, glyphs });
  const plain = files.map(({ text, ...file }) => ({ ...file, bytes: Buffer.from(text) }));
  return writePack(
    [...plain, ...(await logoFiles(logos))],
    { numbers, codes },
    earlier && readPack(Buffer.from(earlier)),
  );
}

parentPort?.postMessage(await make(workerData as EditionOrder));
