import { type PictureReaders, readPicture } from '../../files/picture.ts';
import type { FileStore } from '../../files/store.ts';
import { keepPicture } from '../../files/stored-file.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { WEB_LOGO_PX } from './exhibitor.limits.ts';

/** Reads and stores pictures. */
export interface WebLogoTools extends PictureReaders {
  files: FileStore;
}

/** Reads, reduces and stores the picture of a form; null without one. @throws AppError 415 or 422 on `web_logo` */
export async function keptWebLogo(tools: WebLogoTools, actor: Actor, file: UploadedFile | null) {
  if (!file) return null;
  const picture = await readPicture(tools, actor, file, { field: 'web_logo', fitPx: WEB_LOGO_PX });
  return keepPicture(tools.files, picture, file.originalName);
}
