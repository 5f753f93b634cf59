import type { printAnswerForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import { AppError, found, invalidField, notFound } from '../../../lib/app-error.ts';
import { recordChange } from '../../../lib/history.ts';
import { queueMail } from '../../../mail/queue.ts';
import { ANSWERS_WINDOW_SECONDS, MAX_ANSWERS } from '../print.limits.ts';
import { answerMail } from './answer.mail.ts';
import type { PrintAnswerRow } from './answer.queries.ts';
import { lockAnswer } from './answer.queries.ts';
import type { LinkTools } from './link.commands.ts';
import { openLink } from './link.commands.ts';

type Answer = z.output<typeof printAnswerForm>;

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
  const { db, throttle, publicUrl } = tools;
  const { id, printResult, createdById } = await openLink(tools, token, ip);
  if (pdfPage !== null && pdfPage > printResult.contentPages)
    throw invalidField('pdf_page', 'validation.max', { max: printResult.contentPages });
  await throttle.count({
    key: `print-answer:${id}`,
    max: MAX_ANSWERS,
    windowSeconds: ANSWERS_WINDOW_SECONDS,
  });
  return db.transact(async (tx) => {
    // It may have been revoked since it was read.
    const [valid] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM print_link WHERE id = ${id} AND revoked_at IS NULL FOR SHARE`;
    if (!valid) throw new AppError(404, 'print.link-invalid');
    const row = await tx.printAnswer.create({
      data: { printLinkId: id, kind, name, text, pdfPage, xMm: place?.x ?? null, yMm: place?.y ?? null },
    });
    await recordChange(tx, null, {
      entity: 'print-link',
      entityId: id,
      action: 'answer-print',
      after: { ip, resultId: printResult.id, kind, name, text, pdfPage },
    });
    const reader =
      createdById === null
        ? null
        : await tx.user.findUnique({
            where: { id: createdById },
            select: { id: true, email: true, language: true },
          });
    if (reader)
      await queueMail(
        tx,
        answerMail(
          { ...reader, language: reader.language ?? 'de' },
          {
            kind,
            name,
            text,
            pdfPage,
            catalogName: printResult.catalog.name,
            number: printResult.number,
            url: `${publicUrl}/catalog/${printResult.catalogId}/print`,
          },
        ),
      );
    return found(await lockAnswer(tx, row.id));
  });
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
