import { COVER_PAGES, missingPages, statusStates } from '@rebblatt/contracts';
import type { Env } from '../../env.ts';
import type { CheckTools } from '../../files/checked-pdf.ts';
import { workFolder } from '../../files/work-copy.ts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { countPlannedPages } from '../book/plan/plan.queries.ts';
import { listPrintablePages } from '../book/printable.queries.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { countContentPages, findBook } from './book/book.queries.ts';
import type { ChangesTools } from './changes/changes.press.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { findCover } from './cover/cover.queries.ts';
import { coverRoutes } from './cover/cover.routes.ts';
import type { LinkTools } from './link/link.commands.ts';
import { printLinkRoutes } from './link/link.routes.ts';
import type { PosterTools } from './posters/posters.press.ts';
import { posterRoutes } from './posters/posters.routes.ts';
import { cancelGeneration, orderGeneration } from './print.commands.ts';
import { presentGeneration, presentManifest, presentPreview, presentResult } from './print.presenter.ts';
import { findLastGeneration, findPrintOffice, findResult, listResults } from './print.queries.ts';
import { findBookStates } from './state/state.queries.ts';
import { findUnprintable } from './unprintable.queries.ts';

/** The printed catalogue: its future content, its generation, its results and the links to them. */
export function printRoutes(
  context: LinkTools & CheckTools & PosterTools & Omit<ChangesTools, 'workFolder'> & { env: Env },
): Endpoint[] {
  const tools = { ...context, workFolder: workFolder(context.env.DATA_DIR) };
  const { db, files, clock } = tools;
  const cancel = async ({ actor, params }: { actor: Actor; params: { id: number } }) => {
    await cancelGeneration(db, actor, params.id);
    return { data: { catalog_id: params.id } };
  };
  const cancelled = { allow: administrators, summary: 'Cancel a generation' };

  return [
    ...posterRoutes(tools),
    endpoint(
      'POST /print/catalog/:id',
      { allow: administrators, summary: 'Generate the book of a catalogue', status: 201 },
      async ({ actor, params }) => {
        await orderGeneration(db, actor, params.id);
        return { data: { catalog_id: params.id, status: statusStates.processing } };
      },
    ),

    endpoint('POST /print/catalog/:id/cancel', cancelled, cancel),
    endpoint('DELETE /print/catalog/:id/cancel', cancelled, cancel),

    endpoint(
      'GET /print/catalog/:id/preview',
      { allow: administrators, summary: 'Tell what a generation would leave out' },
      async ({ params }) => {
        const catalog = found(await findCatalog(db.prisma, params.id));
        const book = await listPrintablePages(db, params.id);
        return { data: presentPreview(book, await findUnprintable(db, catalog, book.pages)) };
      },
    ),

    endpoint(
      'POST /print/count-pages/:id',
      { allow: administrators, summary: 'Count the pages of the book' },
      async ({ params }) => {
        const pages = countContentPages(found(await findBook(db, params.id)));
        const planned = await countPlannedPages(db, params.id);
        return {
          count: pages + COVER_PAGES,
          content_pages: pages,
          cover_pages: COVER_PAGES,
          missing_to_multiple_of_4: missingPages(pages),
          planned_content_pages: planned,
        };
      },
    ),

    endpoint(
      'GET /print/catalog/:id',
      { allow: administrators, summary: 'List generated books' },
      async ({ params }) => {
        found(await findCatalog(db.prisma, params.id));
        const [rows, job, print_office] = await Promise.all([
          listResults(db, params.id),
          findLastGeneration(db, params.id),
          findPrintOffice(db),
        ]);
        const data = rows.map((row) => presentResult(row, clock.now()));
        return { data, total: data.length, print_office, ...presentGeneration(job) };
      },
    ),

    endpoint(
      'GET /print/catalog/:id/state',
      { allow: administrators, summary: 'Tell what each book is: complete or a draft, current or outdated' },
      async ({ params }) => {
        found(await findCatalog(db.prisma, params.id));
        const states = await findBookStates(db, params.id, await listResults(db, params.id));
        const data = [...states].map(([result_id, state]) => ({ result_id, ...state }));
        return { data, total: data.length };
      },
    ),

    endpoint(
      'GET /print/catalog/:id/:result/download',
      { allow: administrators, summary: 'Download a generated book' },
      async ({ params }) => {
        const { file } = found(await findResult(db, params.result, params.id));
        const { stream, size } = await files.open(file.sha256);
        return { content: stream, size, mimeType: file.mimeType, name: file.name };
      },
    ),

    endpoint(
      'GET /print/catalog/:id/:result/manifest',
      { allow: administrators, summary: 'Download the manifest of a book' },
      async ({ params, query }) => {
        const result = found(await findResult(db, params.result, params.id));
        return presentManifest(result, await findCover(db.prisma, params.id), query.lang);
      },
    ),

    ...coverRoutes(tools),
    ...changesRoutes(tools),
    ...printLinkRoutes(tools),
  ];
}
