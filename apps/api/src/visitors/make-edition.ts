import { type AwardSymbolCode, awardSymbolCodes, type PublicCatalog } from '@rebblatt/contracts';
import { awardDrawings } from '@rebblatt/printed-page';
import { startWorker } from '../lib/worker.ts';

/** What an edition is made of: what is public, and the pictures of the marks that it names. */
export interface EditionOrder {
  catalog: PublicCatalog;
  /** The public address of the product, without a slash at the end. */
  origin: string;
  glyphs: Record<AwardSymbolCode, string>;
  logos: { sha256: string; bytes: Uint8Array }[];
  /** The pack of the edition before, of which most pages are the same. */
  earlier: Uint8Array | null;
}

const glyphs = Object.fromEntries(
  awardSymbolCodes.map((code) => [code, awardDrawings[code].path]),
) as EditionOrder['glyphs'];

/**
 * Makes the pack of an edition in a thread of its own, so that the server answers meanwhile.
 * @param signal ends it
 */
export function makeEdition(order: Omit<EditionOrder, 'glyphs'>, signal?: AbortSignal): Promise<Buffer> {
  const worker = startWorker(import.meta.url, 'edition', { workerData: { ...order, glyphs } });
  const stop = () => void worker.terminate();
  signal?.addEventListener('abort', stop, { once: true });
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) =>
      resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    );
    worker.once('error', reject);
    worker.once('exit', () => reject(signal?.reason ?? new Error('The edition was not made.')));
  }).finally(() => {
    signal?.removeEventListener('abort', stop);
    stop();
  });
}
