import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { type Client, signInAs } from './client.ts';
import { makeExhibitor } from './factories.ts';
import { startTestServer, type TestServer } from './server.ts';

/** What the fair knows of what lists of wines name. */
interface KnownWords {
  regions?: string[];
  types?: string[];
  grapes?: string[];
  /** In cl. */
  sizes?: number[];
}

/** A server of its own with an exhibitor who imports lists, and these words in its reference data. */
export async function serverForLists({ regions = [], types = [], grapes = [], sizes = [] }: KnownWords) {
  const server: TestServer = await startTestServer();
  const { db } = server.context;
  const owner: Client = await signInAs(server, (await makeExhibitor(db)).id);
  const country = await db.prisma.country.create({ data: { name: 'Schweiz' } });
  await db.prisma.region.createMany({ data: regions.map((name) => ({ name, countryId: country.id })) });
  await db.prisma.wineType.createMany({ data: types.map((wineType) => ({ wineType })) });
  await db.prisma.grapeVariety.createMany({ data: grapes.map((bezeichnung) => ({ bezeichnung })) });
  await db.prisma.bottleSize.createMany({ data: sizes.map((size) => ({ size: `${size} cl` })) });
  return { server, owner };
}

/** A list as pasted text, as it was read. */
export async function readLines(owner: Client, lines: string[]): Promise<TableRead> {
  const { body } = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', {
    text: lines.join('\n'),
  });
  return body.data;
}

/** What the check says of a list, as it was read or corrected. */
export async function checkList(
  owner: Client,
  { columns, rows }: Pick<TableRead, 'columns' | 'rows'>,
): Promise<WineTableCheck> {
  const { body } = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', {
    columns,
    rows,
  });
  return body.data;
}

/** What is asked about the columns of a list, with their headings. */
export const askedOf = ({ questions = [], columns }: TableRead) =>
  questions.map(({ kind, options }) => [kind, ...options.map(({ column }) => columns[column]?.heading)]);

/** What the columns are, what is asked, and which lines are wines. */
export async function understoodOf(owner: Client, rows: string[]) {
  const { columns, questions = [], rows: wines } = await readLines(owner, rows);
  return {
    fields: Object.fromEntries(columns.flatMap(({ heading, field }) => (field ? [[heading, field]] : []))),
    asked: questions.map(({ kind, options }) => [
      kind,
      ...options.map(({ column }) => columns[column]?.heading),
    ]),
    lines: wines.map(({ line }) => line),
  };
}
