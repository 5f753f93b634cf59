import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { asFlag } from '../../lib/prisma-filter.ts';
import { presentCatalog } from '../catalog/catalog.presenter.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { daysOf } from '../catalog/catalog.rules.ts';
import { makeNext } from './next-fair.commands.ts';
import { countHandedOn, findLastOrders } from './next-fair.queries.ts';
import { suggestNext } from './next-fair.rules.ts';
import { addProposals, findOthers, removeProposal } from './proposed.commands.ts';

/** The next catalogue from the last one. */
export function nextFairRoutes({ db, clock }: { db: Database; clock: Clock }): Endpoint[] {
  const show = async (id: number) => ({
    // A new one has no book yet.
    data: presentCatalog(found(await findCatalog(db.prisma, id)), clock, null),
  });

  return [
    endpoint(
      'GET /catalog/:id/next',
      { allow: administrators, summary: 'Tell what a catalogue can hand on to the next one' },
      async ({ params: { id } }) => {
        const last = presentCatalog(found(await findCatalog(db.prisma, id)), clock, null);
        const [handedOn, orders, catalogs] = await Promise.all([
          countHandedOn(db.prisma, id),
          findLastOrders(db.prisma, id),
          db.prisma.catalog.findMany({ select: { name: true, fromOn: true, toOn: true } }),
        ]);
        const others = catalogs.map((catalog) => ({ name: catalog.name, ...daysOf(catalog) }));
        return {
          data: {
            catalog: { id, name: last.name },
            form: suggestNext(last, others, todayInZurich(clock)),
            generated_pages: handedOn.generated,
            content_pages: handedOn.content,
            files: handedOn.files,
            design: asFlag(handedOn.design),
            services: handedOn.services,
            page_titles: handedOn.titles,
            exhibitors: orders
              .filter(({ closed }) => !closed)
              .map((order) => ({
                id: order.exhibitorId,
                company_name: order.companyName,
                count_stands: order.countStands,
                count_pages_wine: order.countPagesWine,
                count_pages_advertising: order.countPagesAdvertising,
                stands: order.stands.map(({ stand }) => stand),
              })),
            closed: orders.filter(({ closed }) => closed).map(({ companyName }) => companyName),
          },
        };
      },
    ),

    endpoint(
      'POST /catalog/:id/next',
      { allow: administrators, summary: 'Add the catalogue after another one', status: 201 },
      async ({ actor, params, body }) => show(await makeNext(db, actor, params.id, body)),
    ),

    endpoint(
      'GET /catalog/:id/proposals/others',
      { allow: administrators, summary: 'List who took part last time and has no proposal' },
      async ({ params }) => ({ data: await findOthers(db, params.id) }),
    ),

    endpoint(
      'POST /catalog/:id/proposals',
      { allow: administrators, summary: 'Propose orders of last time as well', status: 201 },
      async ({ actor, params, body }) => ({
        data: { added: await addProposals(db, actor, params.id, body.exhibitors) },
      }),
    ),

    endpoint(
      'DELETE /catalog/:id/proposals/:exhibitor',
      { allow: administrators, summary: 'Take a proposal away that nobody has answered' },
      async ({ actor, params }) => {
        await removeProposal(db, actor, params);
        return { data: { id: params.exhibitor } };
      },
    ),
  ];
}
