import type { FairAddress, FairStand, OrderedService } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { scopeSql } from '../../lib/scope.ts';
import { sql } from '../../lib/sql.ts';
import type { AssignmentScope } from '../catalog/catalog.policy.ts';
import type { CatalogRow } from '../catalog/catalog.queries.ts';
import type { ExhibitorScope } from '../exhibitor/exhibitor.policy.ts';
import { standsOf } from '../exhibitor/found-exhibitors.queries.ts';
import { findShares } from '../request/decision/proposal.queries.ts';
import type { RequestScope } from '../request/request.policy.ts';
import { MOST_LISTED } from './fair-list.limits.ts';

type Counted<Row> = Row & { total: number };

/** The rows without their count, which a list that is cut off tells nevertheless. */
const counted = <Row extends object>(rows: Counted<Row>[]) => ({
  data: rows.map(({ total: _, ...row }) => row as unknown as Row),
  total: rows[0]?.total ?? 0,
});

/** Who ordered how much of which service, in requests that were not rejected: by service, then by company. */
export const listOrderedServices = async (db: Database, scope: RequestScope, catalogId: number) =>
  counted(
    await db.query<Counted<OrderedService>>(sql`
      SELECT v.id AS service_id, v.name, v.name_fr, v.name_en, x.amount, e.id AS exhibitor_id, e.company_name,
        e.phone, ${standsOf(catalogId)} AS stands, r.state, count(*) OVER ()::int AS total
      FROM catalog_request r
      JOIN catalog_request_service x ON x.exhibitor_catalog_request_id = r.id AND x.amount > 0
      JOIN service v ON v.id = x.service_id
      JOIN exhibitor e ON e.id = r.exhibitor_id
      WHERE r.catalog_id = ${catalogId} AND r.state <> 'rejected' AND ${scopeSql(scope, sql`r.exhibitor_id`)}
      ORDER BY v.name, v.id, e.company_name, e.id LIMIT ${MOST_LISTED}`),
  );

/** The companies of a catalogue by name: those that belong to it, and those whose order waits. */
export const listAddresses = async (db: Database, scope: ExhibitorScope, catalogId: number) =>
  counted(
    await db.query<Counted<FairAddress>>(sql`
      SELECT e.id, e.company_name, e.street, e.number, e.zip_code, e.city, e.contact_person,
        e.phone, u.email, e.website, u.language, ${standsOf(catalogId)} AS stands,
        CASE WHEN m.exhibitor_id IS NULL THEN 'sent' ELSE 'accepted' END AS state, count(*) OVER ()::int AS total
      FROM exhibitor e JOIN "user" u ON u.id = e.id
      LEFT JOIN catalog_membership m ON m.catalog_id = ${catalogId} AND m.exhibitor_id = e.id
      WHERE ${scopeSql(scope, sql`e.id`)} AND (m.exhibitor_id IS NOT NULL OR EXISTS (SELECT FROM catalog_request r
        WHERE r.catalog_id = ${catalogId} AND r.exhibitor_id = e.id AND r.state = 'sent'))
      ORDER BY e.company_name, e.id LIMIT ${MOST_LISTED}`),
  );

type StandRow = Omit<FairStand, 'company' | 'standing'> & { exhibitor_id: number | null };
type Company = NonNullable<FairStand['company']>;

const findCompanies = async (db: Database, ids: number[]): Promise<Map<number, Company>> => {
  const rows = await db.query<Company>(sql`
    SELECT e.id, e.company_name, e.contact_person, e.phone, e.city
    FROM exhibitor e WHERE e.id = ANY(${ids}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * All stands of a catalogue's type in walking order: whose each is, to whom a free one is proposed as long as the order
 * waits, and which nobody has.
 */
export async function listStands(db: Database, scope: AssignmentScope, catalog: CatalogRow) {
  const of = { catalog, catalogId: catalog.id };
  const [rows, { shares }] = await Promise.all([
    db.query<Counted<StandRow>>(sql`
      SELECT d.id, d.stand, s.name AS ship, k.name AS deck, d.description, a.exhibitor_id,
        count(*) OVER ()::int AS total
      FROM stand d LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
      LEFT JOIN catalog_stand a ON a.stand_id = d.id AND a.catalog_id = ${catalog.id}
        AND ${scopeSql(scope, sql`a.exhibitor_id`)}
      WHERE d.catalog_type = ${catalog.catalogType}
      ORDER BY s.position NULLS FIRST, s.id, k.position NULLS FIRST, k.id, d.stand, d.id LIMIT ${MOST_LISTED}`),
    findShares(db, of),
  ]);
  const proposed = new Map([...shares].flatMap(([company, stands]) => stands.map((id) => [id, company])));
  const { data, total } = counted(rows);
  const companyOf = ({ id, exhibitor_id }: StandRow) => exhibitor_id ?? proposed.get(id) ?? null;
  const companies = await findCompanies(
    db,
    data.flatMap((row) => companyOf(row) ?? []),
  );
  return {
    data: data.map(({ exhibitor_id, ...stand }): FairStand => {
      const company = companies.get(companyOf({ exhibitor_id, ...stand }) ?? 0) ?? null;
      return { ...stand, company, standing: exhibitor_id ? 'taken' : company ? 'waiting' : 'free' };
    }),
    total,
  };
}
