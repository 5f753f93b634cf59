import type { Press } from '@rebblatt/press';
import type { UploadedFile } from '../http/upload.ts';
import type { Actor } from '../lib/actor.ts';
import { invalidField } from '../lib/app-error.ts';
import type { Database } from '../lib/database.ts';
import { guardChecks } from './check-line.ts';
import { accountOf, type FileTurns } from './file-turns.ts';
import { incoming } from './incoming.ts';
import type { FileStore } from './store.ts';
import type { KeptFile } from './stored-file.ts';
import { keepPdf } from './stored-file.ts';

/** What the cheap checks work with. */
export interface CheckTools {
  press: Press;
  files: FileStore;
  db: Database;
  turns: FileTurns;
}

/** A stored PDF that passed the cheap checks. */
export interface CheckedPdf extends KeptFile {
  pages: number;
}

/**
 * The cheap checks of a PDF in the form's `file`, answered while the uploader waits: a PDF by its content, readable
 * and not protected. Then it is stored.
 * @throws AppError 422 or 415 on `file`; 429 when too many files of this account wait for their check
 */
export async function keepCheckedPdf(
  { press, files, db, turns }: CheckTools,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<CheckedPdf> {
  const pdf = await incoming(upload, 'file', ['pdf']);
  await guardChecks(db, accountOf(actor));
  const facts = await turns.look.take(accountOf(actor), () => press.inspect(pdf.path));
  if (!facts.ok) throw invalidField('file', 'file.unreadable', { reason: facts.reason });
  if (facts.encrypted) throw invalidField('file', 'file.encrypted');
  return { ...(await keepPdf(files, pdf)), pages: facts.pages.length };
}
