import { awardResult } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { findWholeWines } from '../wine/wine.queries.ts';
import { changeOf, stateOf, writeWine } from '../wine/wine-write.commands.ts';
import { nameIn, text } from './field.rules.ts';
import { juryMatch, unconfirmedAwards } from './jury.rules.ts';
import type { ListResource } from './list-resource.rules.ts';
import type { Entry } from './target.commands.ts';

interface Row {
  id: number;
  version: number;
  wine: string;
  year: number | null;
  award_id: number | null;
  company_name: string;
}

const entryOf = ({ id, version, ...item }: Row): Entry => ({ id, version, item, row: {} });

/** The wines of all exhibitors, or one of them, with what a jury's list can say. */
const findRows = (tx: Tx, id: number | null) =>
  tx.$queryRaw<Row[]>(sql`
    SELECT w.id, w.version, w.wine, w.year, w.award_id, e.company_name
    FROM wine w JOIN exhibitor e ON e.id = w.user_id
    WHERE ${id}::int IS NULL OR w.id = ${id}::int ORDER BY w.id`);

async function find(tx: Tx, id: number): Promise<Entry | null> {
  const [row] = await findRows(tx, id);
  return row ? entryOf(row) : null;
}

/** The only field that a jury's list changes on a wine. */
const AWARD = 'award_id';

const one = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A wine that was just read is not there.');
  return value;
};

/** Gives a wine an award, or takes it back; whatever else it is stays. */
async function giveAward(tx: Tx, id: number, awardId: number | null) {
  await tx.$queryRaw`SELECT id FROM wine WHERE id = ${id} FOR UPDATE`;
  const whole = one((await findWholeWines(tx, [id]))[0]);
  const before = { ...one(await find(tx, id)), row: whole };
  const stored = await writeWine(tx, changeOf(whole, { ...stateOf(whole), awardId }));
  return { before, after: { ...one(await find(tx, id)), row: stored } };
}

/** The jury's list: which wine has which award. It finds the wines, and adds none. */
export const juryList: ListResource = {
  target: {
    entity: 'wine',
    form: awardResult,
    load: async (tx) => (await findRows(tx, null)).map(entryOf),
    find,
    insert: async (_, forms) => {
      if (forms.length > 0) throw new Error('A list of awards adds no wines.');
      return [];
    },
    update: (tx, id, fields) => giveAward(tx, id, (fields[AWARD] as number | null | undefined) ?? null),
    remove: async () => {
      throw new Error('A list of awards removes no wines.');
    },
  },
  name: 'wine',
  key: ['company_name', 'wine', 'year'],
  match: juryMatch,
  changes: [AWARD],
  unconfirmed: unconfirmedAwards,
  label: ({ item }) => [item.company_name, item.wine, item.year].filter(Boolean).join(', '),
  fields: [
    text({
      field: 'company_name',
      headings: { de: 'Firma', fr: 'Entreprise', en: 'Company' },
      others: [
        ...['Weingut', 'Produzent', 'Aussteller', 'Betrieb', 'Kellerei', 'Winzer', 'Einreicher'],
        ...['Domaine', 'Producteur', 'Exposant', 'Encaveur', 'Cave', 'Winery', 'Producer', 'Exhibitor'],
      ],
      example: 'Weingut am Steg',
    }),
    text({
      field: 'wine',
      headings: { de: 'Wein', fr: 'Vin', en: 'Wine' },
      others: ['Weinname', 'Bezeichnung', 'Name', 'Titel', 'Nom du vin', 'Nom', 'Désignation', 'Wine name'],
      required: true,
      example: 'Räuschling',
    }),
    text({
      field: 'year',
      headings: { de: 'Jahrgang', fr: 'Millésime', en: 'Vintage' },
      others: ['Jahr', 'JG', 'Jg.', 'Année', 'Year'],
      example: '2024',
    }),
    nameIn(
      'award',
      {
        field: AWARD,
        headings: { de: 'Auszeichnung', fr: 'Distinction', en: 'Award' },
        others: [
          'Preis',
          'Medaille',
          'Prämierung',
          'Resultat',
          'Ergebnis',
          'Médaille',
          'Prix',
          'Résultat',
          'Medal',
          'Result',
        ],
        required: true,
        example: 'Goldene Traube',
      },
      { byId: true, adds: false },
    ),
  ],
};
