import { type printAnswerForm, type printProofForm, statusTypes } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { CheckTools } from '../../../files/checked-pdf.ts';
import { keepCheckedPdf } from '../../../files/checked-pdf.ts';
import { createStoredFile } from '../../../files/stored-file.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError, found, invalidField, notFound } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database.ts';
import { recordChange } from '../../../lib/history.ts';
import { queueMail } from '../../../mail/queue.ts';
import { noteDone } from '../../upload-status/upload-status.commands.ts';
import { ANSWERS_WINDOW_SECONDS, MAX_ANSWERS } from '../print.limits.ts';
import { answerMail } from './answer.mail.ts';
import type { PrintAnswerRow } from './answer.queries.ts';
import { listReaders, lockAnswer } from './answer.queries.ts';
import type { LinkTools } from './link.commands.ts';
import { openLink } from './link.commands.ts';
import { officeOf } from './link.policy.ts';

type Answer = z.output<typeof printAnswerForm>;

/** The link of a key, with one more answer counted. @throws AppError 404 `print.link-invalid`; 429 after too many */
export async function linkForAnswer(tools: LinkTools, token: string, ip: string): Promise<OpenLink> {
  const link = await openLink(tools, token, ip);
  await tools.throttle.count({
    key: `print-answer:${link.id}`,
    max: MAX_ANSWERS,
    windowSeconds: ANSWERS_WINDOW_SECONDS,
  });
  return link;
}

/**
 * Takes down what the print office says about the book of its link, and tells the administrator who gave it the link.
 * @throws AppError 404 `print.link-invalid`; 422 `pdf_page` beyond the book; 429 after too many
 */
export async function answerBook(
  tools: LinkTools,
  token: string,
  ip: string,
  { kind, name, text, pdf_page: pdfPage, place }: Answer,
): Promise<PrintAnswerRow> {
  const link = await linkForAnswer(tools, token, ip);
  const { contentPages } = link.printResult;
  if (pdfPage !== null && pdfPage > contentPages)
    throw invalidField('pdf_page', 'validation.max', { max: contentPages });
  const answer = { kind, name, text, pdfPage, xMm: place?.x ?? null, yMm: place?.y ?? null };
  return tools.db.transact((tx) => writeAnswer(tx, tools, link, ip, answer));
}

/**
 * Keeps the proof or the imposed sheets that the print office sends by its link, and tells of them.
 * @throws AppError 404 `print.link-invalid`; 415 or 422 on `file` for what is no readable PDF
 */
export async function keepProof(
  tools: LinkTools & CheckTools,
  token: string,
  ip: string,
  { name, text }: z.output<typeof printProofForm>,
  upload: UploadedFile | null,
): Promise<PrintAnswerRow> {
  const link = await openLink(tools, token, ip);
  const { pages: _, ...kept } = await keepCheckedPdf(tools, officeOf(link.printResult.id, ip), upload);
  return tools.db.transact(async (tx) => {
    const fileId = await createStoredFile(tx, null, kept);
    const sent = { kind: 'proof', name, text, pdfPage: null, xMm: null, yMm: null, fileId } as const;
    return writeAnswer(tx, tools, link, ip, sent, kept.name);
  });
}

type OpenLink = Awaited<ReturnType<typeof openLink>>;

type Written = Pick<PrintAnswerRow, 'kind' | 'name' | 'text' | 'pdfPage'> & {
  xMm: number | null;
  yMm: number | null;
  fileId?: number;
};

/** Writes an answer, with its mail, its place in the bell and its line of the history. */
async function writeAnswer(
  tx: Tx,
  { publicUrl }: LinkTools,
  { id, printResult, createdById }: OpenLink,
  ip: string,
  data: Written,
  file?: string,
): Promise<PrintAnswerRow> {
  // It may have been revoked since it was read.
  const [valid] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM print_link WHERE id = ${id} AND revoked_at IS NULL FOR SHARE`;
  if (!valid) throw new AppError(404, 'print.link-invalid');
  const row = await tx.printAnswer.create({ data: { printLinkId: id, ...data } });
  const { kind, name, text, pdfPage } = data;
  await recordChange(tx, null, {
    entity: 'print-link',
    entityId: id,
    action: 'answer-print',
    after: { ip, resultId: printResult.id, kind, name, text, pdfPage, ...(file !== undefined && { file }) },
  });
  const { catalog, catalogId, number } = printResult;
  const url = `${publicUrl}/catalog/${catalogId}/print`;
  for (const reader of await listReaders(tx, createdById)) {
    const facts = { kind, name, text, pdfPage, catalogName: catalog.name, number, url };
    await queueMail(tx, answerMail(reader, facts));
    const about = { type: statusTypes.printAnswer, statusableId: catalogId };
    await noteDone(tx, { ...about, userId: reader.id, name: `${catalog.name}: ${name}` });
  }
  return found(await lockAnswer(tx, row.id));
}

/**
 * Ticks a remark off, or opens it again.
 * @throws AppError 404, also for an answer that is no remark
 */
export async function markDone(
  { db, clock }: Pick<LinkTools, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  done: boolean,
): Promise<PrintAnswerRow> {
  return db.transact(async (tx) => {
    const before = found(await lockAnswer(tx, id));
    if (before.kind !== 'remark') throw notFound();
    if ((before.doneAt !== null) === done) return before;
    await tx.printAnswer.update({
      where: { id },
      data: done
        ? { doneAt: clock.now(), doneById: actor.adminId ?? actor.userId }
        : { doneAt: null, doneById: null },
    });
    await recordChange(tx, actor, {
      entity: 'print-link',
      entityId: before.printLinkId,
      action: done ? 'tick' : 'untick',
      after: { text: before.text, pdfPage: before.pdfPage },
    });
    return found(await lockAnswer(tx, id));
  });
}
