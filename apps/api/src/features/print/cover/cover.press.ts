import type { Press } from '@rebblatt/press';
import { accountOf, type FileTurns } from '../../../files/file-turns.ts';
import { cannotBeShown, noPicture, orNoPicture } from '../../../files/no-picture.ts';
import type { PreviewCache } from '../../../files/preview-cache.ts';
import type { FileStore } from '../../../files/store.ts';
import { withWorkCopy } from '../../../files/work-copy.ts';
import type { Actor } from '../../../lib/actor.ts';
import { notFound } from '../../../lib/app-error.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import type { CoverRow } from './cover.queries.ts';

/** The dependencies for the images of a cover. */
export interface PictureTools {
  press: Press;
  files: FileStore;
  previews: PreviewCache;
  turns: FileTurns;
  /** The folder for working copies. */
  workFolder: string;
}

/** Wide enough for a spread at full width on a high-resolution screen. */
const PICTURE_PX = 1600;

/**
 * The image of a page of a cover as PNG, rendered once; a placeholder for a file that cannot be rendered.
 * @param page from 1
 * @throws AppError 404 beyond its last page; 429 when too many tasks of this account are waiting; 504 after a timeout
 */
export async function pictureOfCover(
  { press, files, previews, turns, workFolder }: PictureTools,
  actor: Actor,
  { file: { sha256 }, report, pages }: CoverRow,
  page: number,
): Promise<Uint8Array> {
  // A file that cannot be opened has no number of pages either.
  if (page > (pages || 1)) throw notFound();
  if (cannotBeShown(report)) return noPicture();
  const draw = async (path: string) =>
    (await press.raster(path, { page: page - 1, size: { widthPx: PICTURE_PX } })).png;
  return previews.get(sha256, `cover-${PICTURE_PX}-${page}`, () =>
    turns.draw.take(accountOf(actor), () =>
      withWorkCopy(files, workFolder, sha256, (path) => fromPress(orNoPicture(draw(path)))),
    ),
  );
}
