import { exhibitorPages, type RequestListQuery, type RequestState, requestStates } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { scopeSql, scopeWhere } from '../../lib/scope.ts';
import { sql } from '../../lib/sql.ts';
import { withOwnEnd, withOwnEnds } from '../catalog/deadline.queries.ts';
import type { RequestScope } from './request.policy.ts';

const whole = {
  catalog: true,
  deck: { select: { id: true, name: true } },
  exhibitor: {
    select: {
      companyName: true,
      phone: true,
      user: { select: { id: true, email: true, name: true, language: true } },
    },
  },
  services: { select: { serviceId: true, amount: true }, orderBy: { serviceId: 'asc' } },
} satisfies Prisma.CatalogRequestInclude;

/** A request with its order and its exhibitor. */
export type RequestRecord = Prisma.CatalogRequestGetPayload<{ include: typeof whole }>;

/** One request, its catalogue with the end that its exhibitor has; null when there is none in the scope. */
export const findRequest = async (
  reader: Pick<Tx, 'catalogRequest' | 'laterDeadline'>,
  scope: RequestScope,
  id: number,
): Promise<RequestRecord | null> =>
  withOwnEnd(
    reader,
    await reader.catalogRequest.findFirst({ where: { id, ...scopeWhere(scope) }, include: whole }),
  );

/** A request locked until the transaction ends; null outside the scope. */
export async function lockRequest(tx: Tx, scope: RequestScope, id: number): Promise<RequestRecord | null> {
  await tx.$queryRaw`SELECT id FROM catalog_request WHERE id = ${id} FOR UPDATE`;
  return findRequest(tx, scope, id);
}

const stateOf = (accepted: 0 | 1 | undefined) =>
  accepted === undefined ? undefined : accepted === 1 ? requestStates.accepted : requestStates.rejected;

const columns: Record<string, string> = { created_at: 'createdAt', id: 'id' };

/** The requests of the scope, the newest first, and how many there are. */
export async function listRequests(
  db: Database,
  scope: RequestScope,
  { columnFilters, custom, state, sort }: RequestListQuery,
  { perPage, page }: { perPage: number; page: number },
): Promise<{ rows: RequestRecord[]; total: number }> {
  const where: Prisma.CatalogRequestWhereInput = {
    ...scopeWhere(scope),
    catalogId: columnFilters?.catalog_id,
    state: state ?? custom?.state ?? stateOf(columnFilters?.accepted),
  };
  const wanted = sort.map(({ field, type }) => ({ [columns[field] ?? 'id']: type }));
  const orderBy = [...(wanted.length ? wanted : [{ createdAt: 'desc' }]), { id: 'asc' }];
  const [rows, total] = await Promise.all([
    db.prisma.catalogRequest.findMany({
      where,
      include: whole,
      orderBy: orderBy as Prisma.CatalogRequestOrderByWithRelationInput[],
      skip: (page - 1) * perPage,
      take: perPage,
    }),
    db.prisma.catalogRequest.count({ where }),
  ]);
  return { rows: await withOwnEnds(db.prisma, rows), total };
}

/** How many requests of the scope a catalogue has in a state, as a statement of one number. */
export const requestCount = (scope: RequestScope, catalogId: number, state: RequestState) => sql`
  SELECT count(*)::int FROM catalog_request r
  WHERE ${scopeSql(scope, sql`r.exhibitor_id`)} AND r.catalog_id = ${catalogId} AND r.state = ${state}::request_state`;

/** The services of these ids that exist. */
export const findServices = (reader: Pick<Tx, 'service'>, ids: number[]) =>
  reader.service.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });

/** The names of the services that a request orders, by id. */
export async function findServiceNames(
  reader: Pick<Tx, 'service'>,
  { services }: Pick<RequestRecord, 'services'>,
): Promise<Map<number, string>> {
  const known = await findServices(
    reader,
    services.map(({ serviceId }) => serviceId),
  );
  return new Map(known.map(({ id, name }) => [id, name]));
}

/** What an exhibitor has in a catalogue: stands in walking order, and wine pages and ads in theirs. */
export async function findAssigned(
  reader: Pick<Tx, 'catalogStand' | 'page'>,
  catalogId: number,
  exhibitorId: number,
) {
  const [assigned, pages] = await Promise.all([
    reader.catalogStand.findMany({
      where: { catalogId, exhibitorId },
      select: { stand: { include: { ship: true, deck: true } } },
      orderBy: [
        { stand: { ship: { position: 'asc' } } },
        { stand: { deck: { position: 'asc' } } },
        { stand: { stand: 'asc' } },
      ],
    }),
    reader.page.findMany({
      where: { catalogId, exhibitorId, pageType: { in: exhibitorPages } },
      orderBy: { position: 'asc' },
      select: {
        id: true,
        position: true,
        pageType: true,
        active: true,
        state: true,
        standId: true,
        stand: { select: { id: true, stand: true } },
        pageTitleId: true,
        pageTitle: { select: { id: true, name: true, nameFr: true, nameEn: true } },
      },
    }),
  ]);
  return { stands: assigned.map(({ stand }) => stand), pages };
}

/** The result of {@link findGiven}. */
export type Assigned = Awaited<ReturnType<typeof findAssigned>>;
