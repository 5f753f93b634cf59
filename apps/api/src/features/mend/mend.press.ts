import type { mendPicture as mendPictureParams } from '@rebblatt/contracts';
import type { z } from 'zod';
import { notFound } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { findMend } from './mend.queries.ts';

type Draw = (upload: { sha256: string; report: unknown }, page: number) => Promise<Uint8Array>;

/**
 * A page of a file as it was uploaded or as it is mended, as PNG.
 * @throws AppError 404 when nothing was mended; as `draw`
 */
export async function mendPicture(
  reader: Pick<Tx, 'pageMend' | 'storedFile'>,
  page: LockedPage,
  { side, page: number }: Omit<z.output<typeof mendPictureParams>, 'id'>,
  draw: Draw,
): Promise<Uint8Array> {
  const mend = await findMend(reader, page);
  if (!mend?.sha256) throw notFound();
  const { sourceSha256, sha256, report } = mend;
  return draw(side === 'original' ? { sha256: sourceSha256, report: null } : { sha256, report }, number - 1);
}
