import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, signInAs } from '../testing/client.ts';
import { collectGarbage } from '../testing/collect-garbage.ts';
import { makeExhibitor } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sheetXml, workbookOfParts } from '../testing/workbook-parts.ts';

let server: TestServer;
let grower: Client;
let other: Client;

beforeAll(async () => {
  server = await startTestServer();
  grower = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  other = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterAll(() => server.stop());

async function send(bytes: Buffer, name: string, client = grower) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return client.call('POST', '/wine-import/read', form);
}

const MILLION = 1_000_000;
const times = (text: string, count: number) => Buffer.alloc(text.length * count, text).toString('latin1');
const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Wein</t></is></c></row>';

/** The processes of a server that read tables. */
function readersOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) return [];
    try {
      const [, , ppid] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
      const words = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
      return Number(ppid) === parent && words.includes('table.worker') ? [pid] : [];
    } catch {
      return [];
    }
  });
}

/** Small files that unfold, and texts that are no list. */
const hostile: [what: string, make: () => Promise<Buffer> | Buffer][] = [
  ['elements in each other', () => workbookOfParts(sheetXml(times('<a>', 7 * MILLION)))],
  ['prefixes in each other', () => workbookOfParts(sheetXml(times('<x:row>', 3 * MILLION)))],
  ['rows without cells', () => workbookOfParts(sheetXml(times('<row/>', 3.9 * MILLION)))],
  [
    'rows with a cell each',
    () => workbookOfParts(sheetXml(times('<row><c><v>1</v></c></row>', 0.9 * MILLION))),
  ],
  ['cells in one row', () => workbookOfParts(sheetXml(`<row>${times('<c/>', 5 * MILLION)}</row>`))],
  [
    'attributes of one element',
    () =>
      workbookOfParts(
        sheetXml(`<row ${Array.from({ length: 0.3 * MILLION }, (_, i) => `a${i}=""`).join(' ')}/>`),
      ),
  ],
  ['a huge attribute', () => workbookOfParts(sheetXml(`<row a="${times('x', 23 * MILLION)}"/>`))],
  ['a huge text', () => workbookOfParts(sheetXml(`<row><c><v>${times('1', 23 * MILLION)}</v></c></row>`))],
  ['a huge comment', () => workbookOfParts(sheetXml(`<!--${times('x', 23 * MILLION)}-->`))],
  ['a huge name', () => workbookOfParts(sheetXml(`<${times('x', 23 * MILLION)}/>`))],
  ['entities', () => workbookOfParts(sheetXml(`<row a="${times('&amp;', 4.5 * MILLION)}"/>`))],
  [
    'shared texts',
    () =>
      workbookOfParts(sheetXml(row), {
        'xl/sharedStrings.xml': `<sst>${times('<si/>', 4.7 * MILLION)}</sst>`,
      }),
  ],
  [
    'relations',
    () =>
      workbookOfParts(sheetXml(row), {
        'xl/_rels/workbook.xml.rels': `<Relationships>${times('<Relationship Id="a" Target="b"/>', 0.7 * MILLION)}</Relationships>`,
      }),
  ],
  [
    'sheets',
    () =>
      workbookOfParts(sheetXml(row), {
        'xl/workbook.xml': `<workbook><sheets>${times('<sheet name="A" r:id="r1"/>', 0.8 * MILLION)}</sheets></workbook>`,
      }),
  ],
  [
    'parts',
    () =>
      workbookOfParts(
        sheetXml(row),
        Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`p/${i}`, ''])),
      ),
  ],
  [
    'a row below the last one of a sheet',
    () => workbookOfParts(sheetXml(`${row}<row r="2000000"><c r="A2000000"><v>1</v></c></row>`)),
  ],
  ['a line of cells', () => Buffer.from(times(';', 2 * MILLION))],
  ['lines of one cell', () => Buffer.from(times('a\n', MILLION))],
  ['quotes', () => Buffer.from(`Wein;Jahrgang\n${times('";', MILLION)}`)],
];

it.each(hostile)('refuses %s on the file', async (_, make) => {
  const { status, body } = await send(await make(), 'liste.xlsx');
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']]);
  expect(body.errors?.file?.[0]?.key).toMatch(/^table\./);
});

it.each(['99999999999999999999', '2.5', '-5', 'Infinity'])(
  'reads a row of the number %s as the one that follows',
  async (number) => {
    const wine = `<row r="${number}"><c t="inlineStr"><is><t>Seehalde</t></is></c></row>`;
    const { status, body } = await send(await workbookOfParts(sheetXml(`${row}${wine}`)), 'liste.xlsx');
    expect(status).toBe(200);
    expect(body.data.rows).toEqual([expect.objectContaining({ line: 2, cells: ['Seehalde'] })]);
  },
);

it('cuts a text of two million letters, which the check then refuses', async () => {
  const { status, body } = await send(Buffer.from(`Wein;Jahrgang\n${times('x', 2 * MILLION)}`), 'liste.csv');
  expect(status).toBe(200);
  expect(body.data.rows[0].cells[0].length).toBeLessThanOrEqual(1000);
  const { columns, rows } = body.data;
  const checked = await other.call('POST', '/wine-import/check', { columns, rows });
  expect(checked.body.data.rows[0].problems[0]).toMatchObject({ field: 'wine' });
});

/** How often eight of them are sent: a hundred in the soak. */
const ROUNDS = process.env.SOAK ? 13 : 3;

it(
  'keeps no memory of them, and answers others meanwhile',
  async () => {
    const files = await Promise.all(hostile.slice(0, 8).map(([, make]) => make()));
    // What every first upload needs is there before it is measured.
    for (const bytes of files) await send(bytes, 'liste.xlsx');
    collectGarbage();
    const before = process.memoryUsage().rss;
    let reading = true;
    const all = (async () => {
      for (let round = 0; round < ROUNDS; round++) for (const bytes of files) await send(bytes, 'liste.xlsx');
      reading = false;
    })();
    let answered = 0;
    while (reading) {
      const { status } = await other.call('GET', '/wine/10/1');
      expect(status).toBe(200);
      answered++;
    }
    await all;
    // Far more than the calls of a few slow seconds, and far fewer than an idle server answers.
    expect(answered).toBeGreaterThan(files.length * 3);
    await expect
      .poll(
        () => {
          collectGarbage();
          return (process.memoryUsage().rss - before) / 2 ** 20;
        },
        { timeout: 20_000 },
      )
      .toBeLessThan(100);
    // Each of them takes its two seconds of processor time, which a busy machine gives slowly.
  },
  60_000 * ROUNDS,
);

it('reads a file again when its process is killed, and blames no file for it', async () => {
  const text = `Wein\tJahrgang\n${times('Seehalde\t2020\n', 900)}`;
  const reading = Promise.all(
    Array.from({ length: 4 }, () => other.call('POST', '/wine-import/read', { text })),
  );
  let killed: number | undefined;
  const killing = setInterval(() => {
    [killed] = killed === undefined ? readersOf(process.pid) : [killed];
    if (killed === undefined) return;
    clearInterval(killing);
    process.kill(killed, 'SIGKILL');
  }, 5);
  const answers = await reading;
  clearInterval(killing);
  expect(killed).toBeGreaterThan(0);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it('reads one table of an account at a time and tells a flood to come back', async () => {
  const bytes = await workbookOfParts(sheetXml(times('<row/>', 3.9 * MILLION)));
  const answers = await Promise.all(Array.from({ length: 9 }, () => send(bytes, 'liste.xlsx')));
  const states = answers.map(({ status }) => status);
  expect(states.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(states.every((status) => status === 429 || status === 422)).toBe(true);
  const good = await other.call('POST', '/wine-import/read', { text: 'Wein\tJahrgang\nSeehalde\t2020' });
  expect(good.status).toBe(200);
});
