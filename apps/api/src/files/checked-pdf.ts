import type { PdfFacts, Press } from '@rebblatt/press';
import type { UploadedFile } from '../http/upload.ts';
import type { Actor } from '../lib/actor.ts';
import { invalidField } from '../lib/app-error.ts';
import type { Database } from '../lib/database.ts';
import { fromPress } from '../lib/press-fault.ts';
import { guardChecks } from './check-line.ts';
import { accountOf, type FileTurns } from './file-turns.ts';
import { incoming } from './incoming.ts';
import type { FileStore } from './store.ts';
import type { KeptFile } from './stored-file.ts';
import { keepPdf } from './stored-file.ts';

/** What the quick checks need. */
export interface CheckTools {
  press: Press;
  files: FileStore;
  db: Database;
  turns: FileTurns;
}

/** A stored PDF that has passed the quick checks. */
export interface CheckedPdf extends KeptFile {
  pages: number;
}

type Facts = Extract<PdfFacts, { encrypted: false }>;

/**
 * Runs the quick checks on the PDF in the form's `file`, while the uploader waits: its content is a PDF, readable and
 * not encrypted.
 * @throws AppError 422 or 415 on `file`; 429 when too many files of this account wait to be checked; 502 or 504 when the
 *   press could not read it just now
 */
export async function checkedPdf(
  { press, db, turns }: Omit<CheckTools, 'files'>,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<{ pdf: UploadedFile; facts: Facts }> {
  const pdf = await incoming(upload, 'file', ['pdf']);
  await guardChecks(db, accountOf(actor));
  const facts = await turns.look.take(accountOf(actor), () => fromPress(press.inspect(pdf.path)));
  if (!facts.ok) throw invalidField('file', 'file.unreadable', { reason: facts.reason });
  if (facts.encrypted) throw invalidField('file', 'file.encrypted');
  return { pdf, facts };
}

/** Runs the quick checks on a PDF, and stores it. @throws AppError as `checkedPdf` */
export async function keepCheckedPdf(
  tools: CheckTools,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<CheckedPdf> {
  const { pdf, facts } = await checkedPdf(tools, actor, upload);
  return { ...(await keepPdf(tools.files, pdf)), pages: facts.pages.length };
}
