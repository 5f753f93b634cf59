import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_LOGO_PIXELS } from '@rebblatt/contracts';
import { guardChecks } from '../../files/check-line.ts';
import type { CheckTools } from '../../files/checked-pdf.ts';
import { ofTheFile } from '../../files/file-fault.ts';
import { kindOfFile } from '../../files/file-kind.ts';
import { accountOf } from '../../files/file-turns.ts';
import { workFolder } from '../../files/work-copy.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalidField } from '../../lib/app-error.ts';
import { fromPress } from '../../lib/press-fault.ts';
import { findOutputCondition } from '../print-setting/print-setting.queries.ts';

/** Pictures of which a page can be made. */
const PICTURES = ['jpg', 'png', 'tif'];

/**
 * Lends the page that is made of a picture as if it had been uploaded; anything else is lent as it is.
 * @throws AppError 422 on `file` for a picture of another shape, or one that cannot be read; 429; as the press does
 */
export async function withPageOfPicture<T>(
  tools: CheckTools & { env: { DATA_DIR: string } },
  actor: Actor,
  upload: UploadedFile,
  use: (upload: UploadedFile) => Promise<T>,
): Promise<T> {
  if (upload.size === 0 || !PICTURES.includes((await kindOfFile(upload.path)) ?? '')) return use(upload);
  const { press, files, db, turns, env } = tools;
  await guardChecks(db, accountOf(actor));
  const folder = workFolder(env.DATA_DIR);
  await mkdir(folder, { recursive: true });
  const out = join(folder, `picture-${randomUUID()}.pdf`);
  const { profile } = await findOutputCondition(db, files);
  try {
    const made = await turns.look.take(accountOf(actor), () =>
      fromPress(press.pageOf({ source: upload.path, out, profile }).catch(ofTheFile)),
    );
    if (!made.ok) {
      const { width, height } = made;
      if (made.reason === 'shape') throw invalidField('file', 'file.picture-shape', { width, height });
      const max = Math.sqrt(MAX_LOGO_PIXELS);
      throw invalidField('file', 'file.picture-too-large', { width, height, max });
    }
    const originalName = upload.originalName.replace(/(\.[^.]*)?$/, '.pdf');
    return await use({ ...upload, path: out, originalName, size: (await stat(out)).size });
  } finally {
    await rm(out, { force: true });
  }
}
