import type { WinetourInput } from '@rebblatt/contracts';
import { compareNames } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { ExhibitorPage } from './printed-name.rules.ts';
import { printedCompanyOf, printedStandOf } from './printed-name.rules.ts';

interface Stop {
  ship: string;
  deck: string;
  stand_id: number;
  stand: string;
  exhibitor_id: number | null;
  company_name: string | null;
}

/** All stands of a catalogue's type in walking order; a spring exhibition has neither ships nor decks. */
const listStops = (db: Database, catalogId: number) =>
  db.query<Stop>(sql`
    SELECT coalesce(s.name, c.name) AS ship, coalesce(k.name, '') AS deck, d.id AS stand_id, d.stand, e.id AS exhibitor_id, e.company_name
    FROM catalog c JOIN stand d ON d.catalog_type = c.catalog_type
    LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
    LEFT JOIN catalog_stand a ON a.catalog_id = c.id AND a.stand_id = d.id
    LEFT JOIN exhibitor e ON e.id = a.exhibitor_id
    WHERE c.id = ${catalogId}
    ORDER BY s.position, s.id, k.position, k.id, d.stand, d.id`);

const grouped = <T>(rows: T[], key: (row: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return [...groups];
};

/** Ships, decks and stands in walking order, with their exhibitors. `pages` contain ids until the book is numbered. */
export async function findWinetour(
  db: Database,
  catalogId: number,
  pages: ExhibitorPage[],
): Promise<WinetourInput> {
  const ships = await findStops(db, catalogId, pages);
  return {
    ships: ships.map(({ name, decks }) => ({
      name,
      decks: decks.map((deck) => ({
        name: deck.name,
        stops: deck.stops.map(({ exhibitor_id: _, ...stop }) => stop),
      })),
    })),
  };
}

/** The same, with who stands there. */
export async function findStops(db: Database, catalogId: number, pages: ExhibitorPage[]) {
  const stopOf = ({ stand_id: id, stand: name, company_name, exhibitor_id }: Stop) => {
    const own = pages.filter((page) => page.exhibitorId === exhibitor_id);
    return {
      stand: printedStandOf({ id, name }, own),
      company_name:
        company_name === null
          ? null
          : printedCompanyOf(exhibitor_id, own, { company_name, city: null }).company_name,
      exhibitor_id,
      pages: own.map(({ pageId }) => pageId),
    };
  };
  return grouped(await listStops(db, catalogId), ({ ship }) => ship).map(([name, onShip]) => ({
    name,
    decks: grouped(onShip, ({ deck }) => deck).map(([deck, stops]) => ({
      name: deck,
      // A stand that is only renamed prints its older name, and stands where that belongs.
      stops: stops.map(stopOf).sort((a, b) => compareNames(a.stand, b.stand)),
    })),
  }));
}
