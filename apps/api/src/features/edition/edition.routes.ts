import { statusStates } from '@rebblatt/contracts';
import type { FileStore } from '../../files/store.ts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import { type Clock, todayInZurich } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { createPreviews, previewKey } from '../../visitors/preview.ts';
import type { ShownEditions } from '../../visitors/shown-editions.ts';
import { type CatalogRow, findCatalog } from '../catalog/catalog.queries.ts';
import { findOrProposePublication } from '../publication/publication.queries.ts';
import { contentsOf, countsOf, differenceOf, editionContents } from './contents.rules.ts';
import { orderPublication, savePublication, showEdition, withdrawEdition } from './edition.commands.ts';
import { presentEdition, presentPublication } from './edition.presenter.ts';
import { findEdition, findRunning, listEditions, listVisits } from './edition.queries.ts';
import { findPublicCatalog } from './public-catalog.queries.ts';
import { readLogos } from './publish.commands.ts';

export interface EditionTools {
  db: Database;
  clock: Clock;
  publicUrl: string;
  editions: ShownEditions;
  files: FileStore;
}

/** The catalogue for visitors: its editions, and how it is published. */
export function editionRoutes({ db, clock, publicUrl, editions, files }: EditionTools): Endpoint[] {
  const previews = createPreviews();
  const catalogOf = async (id: number) => found(await findCatalog(db.prisma, id), 'catalog');
  /** What is accepted now. */
  const stateOf = async (catalog: CatalogRow) => {
    const edition = { number: 0, created_at: clock.now().toISOString() };
    return contentsOf(await findPublicCatalog(db, catalog, { slug: '-', edition }));
  };
  const publicationOf = async (catalog: CatalogRow) => {
    const hasEditions = (await db.prisma.edition.count({ where: { catalogId: catalog.id } })) > 0;
    const row = await findOrProposePublication(db.prisma, catalog);
    return presentPublication(row, { hasEditions, publicUrl, today: todayInZurich(clock) });
  };

  return [
    endpoint(
      'GET /edition/catalog/:id',
      { allow: administrators, summary: 'List the editions of a catalogue, and what the next would be' },
      async ({ params }) => {
        const catalog = await catalogOf(params.id);
        const [rows, now, publication, running] = await Promise.all([
          listEditions(db, catalog.id),
          stateOf(catalog),
          publicationOf(catalog),
          findRunning(db.prisma, catalog.id),
        ]);
        const before = rows.find(({ shownBy }) => shownBy) ?? rows[0];
        const next = differenceOf(before ? editionContents.parse(before.contents) : null, now);
        const data = rows.map((row) => presentEdition(row, now));
        return { data, total: data.length, publication, next: { counts: countsOf(now), ...next }, running };
      },
    ),

    endpoint(
      'POST /edition/catalog/:id',
      { allow: administrators, summary: 'Publish what is accepted of a catalogue', status: 202 },
      async ({ actor, params }) => {
        await orderPublication(db, actor, params.id);
        return { data: { catalog_id: params.id, status: statusStates.processing } };
      },
    ),

    endpoint(
      'GET /edition/catalog/:id/visits',
      { allow: administrators, summary: 'Count what visitors read of a catalogue, by day and kind of page' },
      async ({ params }) => {
        const data = await listVisits(db, (await catalogOf(params.id)).id);
        return { data, total: data.length };
      },
    ),

    endpoint(
      'GET /edition/catalog/:id/preview',
      { allow: administrators, summary: 'Show a page of the next edition' },
      async ({ params, query }) => {
        const catalog = await catalogOf(params.id);
        const { slug } = await findOrProposePublication(db.prisma, catalog);
        const edition = { number: 0, created_at: clock.now().toISOString() };
        const shown = await findPublicCatalog(db, catalog, { slug, edition });
        const origin = publicUrl.replace(/\/$/, '');
        const order = async () => {
          const logos = await readLogos(files, shown);
          return { catalog: shown, origin, logos, earlier: null };
        };
        const page = await previews.pageOf(previewKey(shown, contentsOf(shown)), query.path, order);
        return { content: Buffer.from(found(page)), mimeType: 'text/html', name: 'vorschau.html' };
      },
    ),

    endpoint(
      'PUT /edition/catalog/:id',
      { allow: administrators, summary: 'Change how a catalogue is published' },
      async ({ actor, params: { id }, body }) => {
        const catalog = await catalogOf(id);
        await orStale(savePublication(db, actor, id, body), () => publicationOf(catalog));
        editions.forget();
        return { data: await publicationOf(catalog) };
      },
    ),

    endpoint(
      'DELETE /edition/catalog/:id/current',
      { allow: administrators, summary: 'Withdraw what visitors see of a catalogue' },
      async ({ actor, params }) => {
        await withdrawEdition(db, actor, params.id);
        editions.forget();
        return { data: await publicationOf(await catalogOf(params.id)) };
      },
    ),

    endpoint(
      'PUT /edition/:id',
      { allow: administrators, summary: 'Show visitors this edition' },
      async ({ actor, params: { id }, body }) => {
        const show = async () => {
          const row = found(await findEdition(db.prisma, id));
          return presentEdition(row, await stateOf(await catalogOf(row.catalogId)));
        };
        await orStale(showEdition(db, actor, id, body.version), show);
        editions.forget();
        return { data: await show() };
      },
    ),
  ];
}
