import type { Press } from '@rebblatt/press';
import { accountOf, type FileTurns } from '../../files/file-turns.ts';
import { orNoPicture } from '../../files/no-picture.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import type { FileStore } from '../../files/store.ts';
import { withWorkCopy, workFolder } from '../../files/work-copy.ts';
import type { Actor } from '../../lib/actor.ts';
import { fromPress } from '../../lib/press-fault.ts';
import type { MarkRow } from '../catalog/look.queries.ts';

/** The dependencies for the image of a mark. */
export interface PictureTools {
  press: Press;
  files: FileStore;
  previews: PreviewCache;
  turns: FileTurns;
  env: { DATA_DIR: string };
}

/** Sharp at the size of its place on a high-resolution screen. */
const PICTURE_PX = 600;

/**
 * The image of a mark as PNG, rendered once; a placeholder for a file that cannot be rendered.
 * @throws AppError 429 when too many tasks of this account are waiting; 504 after a timeout
 */
export function pictureOfMark(
  { press, files, previews, turns, env }: PictureTools,
  actor: Actor,
  { file: { sha256 } }: MarkRow,
): Promise<Uint8Array> {
  const draw = async (path: string) =>
    (await press.raster(path, { page: 0, size: { widthPx: PICTURE_PX } })).png;
  return previews.get(sha256, `mark-${PICTURE_PX}`, () =>
    turns.draw.take(accountOf(actor), () =>
      withWorkCopy(files, workFolder(env.DATA_DIR), sha256, (path) => fromPress(orNoPicture(draw(path)))),
    ),
  );
}
