import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { Figure } from './figure.ts';
import { type Call, callSteadily, type Latency } from './latency.ts';
import type { Stage } from './stage.ts';

const PER_SECOND = 30;
const SECONDS = 20;
/** How many such files are on their way at once, each from another account: one may send few of them in ten minutes. */
const AT_ONCE = 3;
const CALLING = 20;
/** How much longer the others may wait because of them. */
const TIMES = 2;
/** Sheets of some kilobytes that unfold to 21 MB: elements as deep as they are many, rows, and cells that are read one by one. */
const sheets = [
  () => '<a>'.repeat(7_000_000),
  () => '<row/>'.repeat(3_900_000),
  () => '<row><c><v>1</v></c></row>'.repeat(900_000),
];

/** What everybody else waits for while hostile workbooks are read, against the same calls without them. */
export async function measureHostileTables(stage: Stage): Promise<Figure[]> {
  const accounts = await sessionsOf(stage);
  const workbooks = await Promise.all(
    sheets.map(async (rows) => new Blob([Uint8Array.from(await workbookOf(rows()))])),
  );
  const [calling, sending] = [accounts.slice(0, CALLING), accounts.slice(CALLING)];
  const idle = await othersOf(stage, calling);
  const hostile = sendAgainAndAgain(stage, sending, workbooks);
  const beside = await othersOf(stage, calling);
  const refused = await hostile.stop();
  const figure = (name: 'p50' | 'p99'): Figure => ({
    name: `${name} of the calls beside hostile workbooks`,
    detail: `${refused} workbooks`,
    value: beside[name],
    unit: 'ms',
    floor: idle[name],
    goal: { of: 'ratio', atMost: TIMES },
  });
  return [figure('p50'), figure('p99')];
}

/** The least of a workbook: a sheet with these rows. */
function workbookOf(rows: string): Promise<Buffer> {
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  const zip = new yazl.ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The headers of exhibitors who are signed in. */
async function sessionsOf({ db, signIn }: Pick<Stage, 'db' | 'signIn'>): Promise<Record<string, string>[]> {
  const { rows } = await db.pool.query<{ id: number }>(
    `SELECT exhibitor.id FROM exhibitor JOIN "user" USING (id) WHERE active ORDER BY md5(id::text)`,
  );
  return Promise.all(rows.map(async ({ id }) => ({ authorization: `Bearer ${await signIn(id)}` })));
}

const LOOKS = ['/user', '/wine/20/1', '/status/20/1', '/logo/20/1'];

async function othersOf({ api }: Stage, accounts: Record<string, string>[]): Promise<Latency> {
  const caller = callSteadily(`${api.origin}/api`, PER_SECOND, (n): Call => {
    const headers = accounts[n % accounts.length] ?? {};
    return { method: 'GET', path: LOOKS[n % LOOKS.length] as string, headers };
  });
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  return caller.stop();
}

/** Another one is sent as soon as the last is answered. `stop` returns how many were refused for what they are. */
function sendAgainAndAgain({ api }: Stage, senders: Record<string, string>[], workbooks: Blob[]) {
  let stopped = false;
  let sent = 0;
  let refused = 0;
  const send = async () => {
    while (!stopped) {
      const form = new FormData();
      form.set('file', workbooks[sent % workbooks.length] as Blob, 'Weinliste.xlsx');
      const init = { method: 'POST', headers: senders[sent++ % senders.length] ?? {}, body: form };
      const answer = await fetch(`${api.origin}/api/wine-import/read`, init);
      const reply = await answer.text();
      if (answer.status === 422) refused += 1;
      // Enough of them were sent before.
      else if (answer.status !== 429)
        throw new Error(`A hostile workbook was answered ${answer.status}: ${reply}`);
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, send));
  return {
    async stop() {
      stopped = true;
      await all;
      return refused;
    },
  };
}
