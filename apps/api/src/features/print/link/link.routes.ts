import type { CheckTools } from '../../../files/checked-pdf.ts';
import { administrators, anyone } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { found } from '../../../lib/app-error.ts';
import type { ChangesTools } from '../changes/changes.press.ts';
import { findComparison } from '../changes/changes.queries.ts';
import { coverNameBeside } from '../cover/cover.presenter.ts';
import { findCover, findPaper } from '../cover/cover.queries.ts';
import { presentLink, presentLinkPage, presentManifest } from '../print.presenter.ts';
import { findResult, listLinks } from '../print.queries.ts';
import { findBookState } from '../state/state.queries.ts';
import { presentAnswer } from './answer.presenter.ts';
import { listAnswersUpTo } from './answer.queries.ts';
import { printAnswerRoutes } from './answer.routes.ts';
import type { LinkTools } from './link.commands.ts';
import { countDownload, createLink, openLink, revokeLink, writeCoverNote } from './link.commands.ts';
import { linkChangesRoutes } from './link-changes.routes.ts';

/** Links for the print office: created, listed and revoked by administrators, opened by anyone who has one. */
export function printLinkRoutes(tools: LinkTools & ChangesTools & CheckTools): Endpoint[] {
  const { db, clock, files } = tools;
  return [
    endpoint(
      'POST /print/result/:id/link',
      {
        allow: administrators,
        summary: 'Make a link to a book for the print office',
        tellsKey: true,
        status: 201,
      },
      async ({ actor, params, body }) => {
        const { token, url, link } = await createLink(tools, actor, params.id, body);
        return { data: { ...presentLink(link, clock.now()), token, url } };
      },
    ),

    endpoint(
      'GET /print/result/:id/link',
      { allow: administrators, summary: 'List the links to a book' },
      async ({ params }) => {
        found(await findResult(db, params.id));
        const links = await listLinks(db, params.id);
        return { data: links.map((link) => presentLink(link, clock.now())), total: links.length };
      },
    ),

    endpoint(
      'PUT /print/link/:id',
      { allow: administrators, summary: 'Write the cover note of a link' },
      async ({ actor, params, body }) => {
        const link = await writeCoverNote(tools, actor, params.id, body.cover_note);
        return { data: presentLink(link, clock.now()) };
      },
    ),

    endpoint(
      'DELETE /print/link/:id',
      { allow: administrators, summary: 'Revoke a link' },
      async ({ actor, params }) => {
        await revokeLink(tools, actor, params.id);
        return { data: { id: params.id } };
      },
    ),

    endpoint(
      'GET /print-link/:token',
      { allow: anyone, summary: 'Show what a link leads to' },
      async ({ params, ip }) => {
        const link = await openLink(tools, params.token, ip);
        const [cover, paperUm, comparison, state, answers] = await Promise.all([
          findCover(db.prisma, link.printResult.catalogId),
          findPaper(db),
          findComparison(db, link.printResult),
          findBookState(db, link.printResult),
          listAnswersUpTo(db, link.printResult),
        ]);
        const page = presentLinkPage(link, { cover, paperUm }, comparison, state);
        return { data: { ...page, answers: answers.map(presentAnswer) } };
      },
    ),

    endpoint(
      'GET /print-link/:token/download',
      { allow: anyone, summary: 'Download the book of a link' },
      async ({ params, ip }) => {
        const { printResult } = await countDownload(tools, params.token, ip);
        const { stream, size } = await files.open(printResult.file.sha256);
        return { content: stream, size, mimeType: 'application/pdf', name: printResult.file.name };
      },
    ),

    endpoint(
      'GET /print-link/:token/manifest',
      { allow: anyone, summary: 'Download the manifest of a link’s book' },
      async ({ params, query, ip }) => {
        const { printResult, coverNote } = await openLink(tools, params.token, ip);
        const cover = await findCover(db.prisma, printResult.catalogId);
        return presentManifest(printResult, cover, query.lang, coverNote);
      },
    ),

    endpoint(
      'GET /print-link/:token/cover',
      { allow: anyone, summary: 'Download the cover of a link’s catalogue' },
      async ({ params, ip }) => {
        const { printResult } = await openLink(tools, params.token, ip);
        const cover = found(await findCover(db.prisma, printResult.catalogId));
        const { stream, size } = await files.open(cover.file.sha256);
        const name = coverNameBeside(printResult.file.name, cover);
        return { content: stream, size, mimeType: cover.file.mimeType, name };
      },
    ),
    ...linkChangesRoutes(tools),
    ...printAnswerRoutes(tools),
  ];
}
