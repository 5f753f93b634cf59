import type { CheckTools } from '../../../files/checked-pdf.ts';
import { administrators, anyone } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { found, notFound } from '../../../lib/app-error.ts';
import type { ChangesTools } from '../changes/changes.press.ts';
import { pictureOfBook } from '../changes/changes.press.ts';
import { findResult } from '../print.queries.ts';
import { answerBook, keepProof, linkForAnswer, markDone } from './answer.commands.ts';
import { presentAnswer } from './answer.presenter.ts';
import { findAnswer, listAnswers } from './answer.queries.ts';
import type { LinkTools } from './link.commands.ts';
import { openLink } from './link.commands.ts';
import { officeOf, ofPrintOffice } from './link.policy.ts';

/** What the print office says by its link, and what the organiser does about it. */
export function printAnswerRoutes(tools: LinkTools & ChangesTools & CheckTools): Endpoint[] {
  return [
    endpoint(
      'POST /print-link/:token/answer',
      {
        allow: anyone,
        summary: 'Say that a book has arrived or prints as it is, or remark on it',
        status: 201,
      },
      async ({ params, ip, body }) => ({
        data: presentAnswer(await answerBook(tools, params.token, ip, body)),
      }),
    ),

    endpoint(
      'POST /print-link/:token/proof',
      {
        allow: anyone,
        summary: 'Send a proof or the imposed sheets of a book',
        status: 201,
        fileRequired: true,
        uploader: async ({ token }, ip) => {
          const { printResult } = await linkForAnswer(tools, String(token), ip);
          return officeOf(printResult.id, ip);
        },
      },
      async ({ params, ip, body, file }) => ({
        data: presentAnswer(await keepProof(tools, params.token, ip, body, file)),
      }),
    ),

    endpoint(
      'GET /print-link/:token/page/:page',
      { allow: anyone, summary: 'Picture of a page of the book' },
      async ({ params, ip }) => {
        const { printResult } = await openLink(tools, params.token, ip);
        if (params.page < 1 || params.page > printResult.contentPages) throw notFound();
        return pictureOfBook(tools, ofPrintOffice(printResult.id), printResult.file.sha256, params.page);
      },
    ),

    endpoint(
      'GET /print/result/:id/answer',
      { allow: administrators, summary: 'List what the print office said about a book' },
      async ({ params }) => {
        found(await findResult(tools.db, params.id));
        const data = (await listAnswers(tools.db, params.id)).map(presentAnswer);
        return { data, total: data.length };
      },
    ),

    endpoint(
      'GET /print/answer/:id/file',
      { allow: administrators, summary: 'Download the proof that a print office sent' },
      async ({ params }) => {
        const { file } = found(await findAnswer(tools.db, params.id));
        const { sha256, name, mimeType } = found(file);
        const { stream, size } = await tools.files.open(sha256);
        return { content: stream, size, mimeType, name };
      },
    ),

    endpoint(
      'PUT /print/answer/:id',
      { allow: administrators, summary: 'Tick a remark of the print office off, or open it again' },
      async ({ actor, params, body }) => ({
        data: presentAnswer(await markDone(tools, actor, params.id, body.done === 1)),
      }),
    ),
  ];
}
