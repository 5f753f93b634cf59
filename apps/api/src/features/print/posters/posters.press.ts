import { createHash } from 'node:crypto';
import { CODE_PATH, codeOfPage, type PosterSize } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { qrCodeOf } from '../../../drawing/qr-code.ts';
import type { FileTurns } from '../../../files/file-turns.ts';
import type { PreviewCache } from '../../../files/preview-cache.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import { posterSheets } from './poster-sheets.rules.ts';
import type { PosterStand } from './posters.queries.ts';

/** What prints posters and keeps them. */
export interface PosterTools {
  press: Pick<Press, 'booklet'>;
  previews: PreviewCache;
  turns: FileTurns;
  publicUrl: string;
}

/**
 * The posters of a catalogue, one a page; printed once for the same stands.
 * @throws AppError 502 without a browser, 504 after a timeout, 429 when too many tasks of this account are waiting
 */
export async function postersPdf(
  { press, previews, turns, publicUrl }: PosterTools,
  account: number,
  { catalog, stands, size }: { catalog: string; stands: readonly PosterStand[]; size: PosterSize },
): Promise<Uint8Array> {
  const start = publicUrl.replace(/\/$/, '') + CODE_PATH;
  const posters = stands.map((stand) => {
    const address = start + codeOfPage(stand.page_id);
    return { ...stand, address, code: qrCodeOf(address) };
  });
  const html = posterSheets(catalog, posters, size);
  const key = createHash('sha256').update(html).digest('hex');
  return previews.get(key, 'manual', () => turns.draw.take(account, () => fromPress(press.booklet(html))));
}
