import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Press } from '@rebblatt/press';
import type { UploadedFile } from '../http/upload.ts';
import type { Actor } from '../lib/actor.ts';
import { invalidField } from '../lib/app-error.ts';
import { fromPress } from '../lib/press-fault.ts';
import { accountOf, type FileTurns } from './file-turns.ts';
import type { FileStore } from './store.ts';
import { withWorkCopy, workFolder } from './work-copy.ts';

export interface OnePageTools {
  press: Pick<Press, 'onePage'>;
  files: FileStore;
  turns: Pick<FileTurns, 'look'>;
  env: { DATA_DIR: string };
}

interface Chosen {
  file: { sha256: string; name: string };
  /** How many pages the file has. */
  pages: number;
  /** Which of them, counted from 1. */
  page: number;
}

/** "Inserat.pdf" becomes "Inserat-2.pdf". */
const nameOfPage = (name: string, page: number) => name.replace(/(\.[^.]*)?$/, `-${page}$1`);

/**
 * Lends one page of a stored PDF as if it had just been uploaded.
 * @throws AppError 422 on `page` when the file has no such page or no other; as the press does when it cannot be read
 */
export async function withOnePage<T>(
  { press, files, turns, env }: OnePageTools,
  actor: Actor,
  { file, pages, page }: Chosen,
  use: (upload: UploadedFile) => Promise<T>,
): Promise<T> {
  if (pages < 2 || page > pages) throw invalidField('page', 'validation.not-found');
  const folder = workFolder(env.DATA_DIR);
  const out = join(folder, `page-${randomUUID()}.pdf`);
  try {
    await turns.look.take(accountOf(actor), () =>
      withWorkCopy(files, folder, file.sha256, (path) => fromPress(press.onePage(path, { page, out }))),
    );
    const { size } = await stat(out);
    return await use({ path: out, originalName: nameOfPage(file.name, page), size });
  } finally {
    await rm(out, { force: true });
  }
}
