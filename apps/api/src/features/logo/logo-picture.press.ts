import type { FileReport } from '@rebblatt/contracts';
import { accountOf } from '../../files/file-turns.ts';
import { cannotBeShown, noPicture, orNoPicture } from '../../files/no-picture.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import { withWorkCopy, workFolder } from '../../files/work-copy.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, notFound } from '../../lib/app-error.ts';
import { fromPress } from '../../lib/press-fault.ts';
import type { LogoTools } from './logo.commands.ts';
import { LOGO_PREVIEW_PX } from './logo.limits.ts';
import { visibleLogos } from './logo.policy.ts';
import { findLogoFile } from './logo.queries.ts';

/** The dependencies for the image of a logo. */
export interface PictureTools {
  previews: PreviewCache;
  env: { DATA_DIR: string };
}

/**
 * The image of a logo as PNG, rendered once; a placeholder for a file that cannot be rendered.
 * @param page of its file, from 0
 * @throws AppError 404, also beyond its last page; 429 when too many tasks of this account are waiting; 504 after a timeout
 */
export async function pictureOfLogo(
  { db, files, press, turns, previews, env }: LogoTools & PictureTools,
  actor: Actor,
  id: number,
  page = 0,
): Promise<Uint8Array> {
  const { sha256, report } = found(await findLogoFile(db, visibleLogos(actor), id));
  if (page > 0 && page >= ((report as FileReport | null)?.pages ?? 1)) throw notFound('file.not-found');
  if (cannotBeShown(report)) return noPicture();
  const draw = async (path: string) =>
    (await press.raster(path, { page, size: { widthPx: LOGO_PREVIEW_PX } })).png;
  return previews.get(sha256, `${LOGO_PREVIEW_PX}px${page > 0 ? `-${page}` : ''}`, () =>
    turns.draw.take(accountOf(actor), () =>
      withWorkCopy(files, workFolder(env.DATA_DIR), sha256, (path) => fromPress(orNoPicture(draw(path)))),
    ),
  );
}
