import { createHash } from 'node:crypto';
import type { Database } from '../lib/database.ts';
import type { Figure } from './figure.ts';
import { median, medianTime, timed } from './median.ts';
import type { Stage } from './stage.ts';

/** The list of a large fair, and whom its organiser invites at once. */
const COMPANIES = 1000;
const INVITED = 600;
const TRIES = 3;
const CHECK_MS = 1500;
const WRITE_MS = 4000;
const INVITE_MS = 1000;

/** A list of companies that is checked and written, and the invitations of most of them, beside the bare rows. */
export async function measureCompanies(stage: Stage): Promise<Figure[]> {
  const headers = { ...stage.headers, 'content-type': 'application/json' };
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${stage.api.origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: number; added: number } }).data;
  };
  const checks: number[] = [];
  const writes: number[] = [];
  const invitations: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    checks.push(await timed(() => post('/import/exhibitor/check', listOf(i))));
    let written = { id: 0, added: 0 };
    writes.push(
      await timed(async () => {
        written = await post('/import/exhibitor', listOf(i));
      }),
    );
    if (written.added !== COMPANIES) throw new Error(`Of the companies ${written.added} were added.`);
    const ids = await newest(stage.db, INVITED);
    invitations.push(await timed(() => post('/exhibitor/invite', { ids })));
  }
  const alone = await medianTime(TRIES, () => writeAlone(stage.db));
  return [
    {
      name: `checking a list of ${COMPANIES.toLocaleString('en')} companies`,
      value: median(checks),
      unit: 'ms',
      floor: await medianTime(TRIES, () => lookUpAlone(stage.db)),
      goal: { of: 'value', atMost: CHECK_MS },
    },
    {
      name: `writing a list of ${COMPANIES.toLocaleString('en')} companies`,
      value: median(writes),
      unit: 'ms',
      floor: alone,
      goal: { of: 'value', atMost: WRITE_MS },
    },
    {
      name: `inviting ${INVITED} companies`,
      value: median(invitations),
      unit: 'ms',
      floor: null,
      goal: { of: 'value', atMost: INVITE_MS },
    },
  ];
}

/** The list of a try: companies that no other try has. */
function listOf(nth: number) {
  const fields = [
    'company_name',
    'email',
    'street',
    'zip_code',
    'city',
    'phone',
    'contact_person',
    'language',
  ];
  return {
    columns: fields.map((field) => ({ heading: field, field })),
    rows: Array.from({ length: COMPANIES }, (_, n) => ({
      line: n + 2,
      cells: [
        ...[`Kellerei ${wordOf(nth * COMPANIES + n)}`, `info-${nth}-${n}@messung.test`],
        ...['Seestrasse', '8000', 'Zürich', '044 000 00 00', `Person ${n}`, n % 3 === 0 ? 'fr' : 'de'],
      ],
    })),
    create: [],
  };
}

/** A word for a number, unlike that of its neighbours: names that are nearly alike are asked about. */
const wordOf = (n: number) =>
  createHash('sha256')
    .update(String(n))
    .digest('hex')
    .slice(0, 16)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

async function newest({ pool }: Database, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM exhibitor ORDER BY id DESC LIMIT $1', [
    count,
  ]);
  return rows.map(({ id }) => id);
}

/** What a check asks the database at least: which of these addresses and names there are. */
async function lookUpAlone({ pool }: Database): Promise<void> {
  await pool.query(
    `SELECT n, u.id FROM generate_series(1, ${COMPANIES}) n
     LEFT JOIN "user" u ON u.email = 'info-' || n || '@von-hand.test'`,
  );
  await pool.query('SELECT id, company_name FROM exhibitor ORDER BY company_name');
}

/** The same rows in one transaction by three statements, with the triggers and indexes of the tables. */
async function writeAlone({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `CREATE TEMPORARY TABLE bench_company ON COMMIT DROP AS
         SELECT n, nextval(pg_get_serial_sequence('"user"', 'id'))::int AS id FROM generate_series(1, ${COMPANIES}) n`,
    );
    await client.query(
      `INSERT INTO "user" (id, email, role, active)
         SELECT id, 'hand-' || n || '@von-hand.test', 'EXHIBITOR', false FROM bench_company`,
    );
    await client.query(
      `INSERT INTO exhibitor (id, company_name, street, zip_code, city, phone)
         SELECT id, 'Von Hand ' || n, 'Seestrasse', '8000', 'Zürich', '044 000 00 00' FROM bench_company`,
    );
    await client.query(
      `INSERT INTO history (actor_id, entity, entity_id, action, after, exhibitor_id)
         SELECT NULL, 'exhibitor', e.id, 'create', to_jsonb(e), e.id FROM exhibitor e JOIN bench_company b ON b.id = e.id`,
    );
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
}
