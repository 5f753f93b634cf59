import { createHash } from 'node:crypto';
import { fileReport, winePageInput } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../apps/api/src/lib/database.ts';
import { sql } from '../../apps/api/src/lib/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/database.ts';
import { findBrokenInvariants } from '../../apps/api/src/testing/invariants.ts';
import { loadDemo } from './load-demo.ts';
import type { Specimens } from './specimens.ts';

const TODAY = '2026-11-20';

/** Not real PDFs: those are tested where they are made. */
const bytes = (...words: unknown[]) => Promise.resolve(new TextEncoder().encode(words.join(' ')));
const specimens: Specimens = {
  logo: ({ name, seed }) => bytes('logo', name, seed),
  ad: ({ name }) => bytes('ad', name),
  misplacedAd: ({ name }) => bytes('ad', name),
  content: ({ pages }) => bytes('content', pages.length, pages[0]?.title),
};

let database: TestDatabase;
let db: Database;
const stored = new Set<string>();

const setting = () => ({
  pool: db.pool,
  today: TODAY,
  passwordHash: '$2b$12$hash',
  specimens,
  saveFile: async (file: Uint8Array) => {
    const sha256 = createHash('sha256').update(file).digest('hex');
    stored.add(sha256);
    return sha256;
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  const started = performance.now();
  expect(await loadDemo(setting())).toBe(true);
  console.info(`the demo was loaded in ${Math.round(performance.now() - started)} ms`);
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

async function countOf(condition: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${condition}`);
  return row?.count ?? 0;
}

const between = (count: number, min: number, max: number) => {
  expect(count).toBeGreaterThanOrEqual(min);
  expect(count).toBeLessThanOrEqual(max);
};

describe('the demo fair', () => {
  it('has the size of a real fair', async () => {
    expect(await countOf(sql`country`)).toBe(23);
    expect(await countOf(sql`ship`)).toBe(12);
    between(await countOf(sql`stand WHERE catalog_type = 2`), 165, 180);
    between(await countOf(sql`exhibitor`), 125, 145);
    between(await countOf(sql`wine`), 3800, 4300);
    between(await countOf(sql`page WHERE catalog_id = 3 AND page_type = 1`), 225, 260);
    between(await countOf(sql`page WHERE catalog_id = 3 AND page_type = 2`), 36, 44);
  });

  it('has somebody of the organiser to ask', async () => {
    expect(await db.query(sql`SELECT contact_name, phone, email FROM fair`)).toEqual([
      { contact_name: 'Anna Meier', phone: '044 000 00 00', email: 'messe@rebblatt.test' },
    ]);
    expect(await db.query(sql`SELECT name FROM fair`)).toEqual([{ name: 'Wein auf dem Wasser' }]);
    expect(await countOf(sql`mail WHERE text LIKE '%\nRebblatt'`)).toBe(0);
  });

  it('has its mails in the order of time, and nothing is decided before it was handed in', async () => {
    expect(
      await countOf(
        sql`(SELECT created_at < lag(created_at) OVER (ORDER BY id) AS older FROM mail) AS m WHERE m.older`,
      ),
    ).toBe(0);
    expect(await countOf(sql`mail WHERE sent_at < created_at`)).toBe(0);
    expect(await countOf(sql`page WHERE decided_at < released_at OR released_at < created_at`)).toBe(0);
    expect(await countOf(sql`catalog_request WHERE decided_at < coalesce(resent_at, created_at)`)).toBe(0);
    expect(
      await countOf(sql`mail m JOIN "user" u ON u.id = m.user_id WHERE m.created_at < u.created_at`),
    ).toBe(0);
  });

  it('has companies that were invited, with what became of it', async () => {
    const invited = await db.query<{ opened: boolean; state: string }>(
      sql`SELECT i.opened_at IS NOT NULL AS opened, m.state
        FROM invitation i JOIN "user" u ON u.id = i.user_id AND u.password_hash IS NULL AND NOT u.active
        JOIN mail m ON m.user_id = u.id AND m.kind = 'invitation' ORDER BY i.id`,
    );
    expect(invited.map(({ opened, state }) => [opened, state])).toEqual([
      [false, 'sent'],
      [true, 'sent'],
      [false, 'failed'],
    ]);
  });

  it('violates no invariant of the domain', async () => {
    expect(await findBrokenInvariants(db.pool, async (sha256) => stored.has(sha256))).toEqual([]);
  });

  it('has a catalogue that is active on the day it is loaded, with six days to go', async () => {
    const active = await db.query<{ name: string; left: number }>(
      sql`SELECT name, "to" - ${TODAY}::date AS left FROM catalog WHERE ${TODAY}::date BETWEEN "from" AND "to"`,
    );
    expect(active).toEqual([{ name: 'Hauptmesse 2026', left: 6 }]);
  });

  it('finished last year: every page of an exhibitor is accepted', async () => {
    between(await countOf(sql`page WHERE catalog_id = 1 AND page_type = 1`), 180, 260);
    expect(
      await countOf(sql`page WHERE catalog_id = 1 AND page_type IN (1, 2) AND state <> 'accepted'`),
    ).toBe(0);
  });

  it('has pages of this year in every state', async () => {
    const thisYear = sql`page WHERE catalog_id = 3 AND page_type = 1 AND`;
    between(await countOf(sql`${thisYear} state = 'accepted'`), 90, 160);
    between(await countOf(sql`${thisYear} state = 'released'`), 15, 60);
    between(await countOf(sql`${thisYear} state = 'rejected'`), 4, 25);
    between(await countOf(sql`${thisYear} state = 'draft'`), 30, 90);
    between(await countOf(sql`${thisYear} logo_id IS NULL`), 5, 60);
    between(await countOf(sql`${thisYear} NOT active`), 2, 15);
    const full = sql`(SELECT page_id FROM page_category_wine GROUP BY page_id HAVING count(*) + count(DISTINCT category_id) >= 27) full_page`;
    between(await countOf(full), 1, 6);
  });

  it('stores for every released wine page what it printed', async () => {
    const pages = await db.query<{ snapshot: unknown }>(
      sql`SELECT snapshot FROM page WHERE page_type = 1 AND state IN ('released', 'accepted')`,
    );
    for (const { snapshot } of pages) {
      const page = winePageInput.parse(snapshot);
      expect(page.categories.length).toBeGreaterThan(0);
      expect(page.logo).not.toBeNull();
    }
    expect(pages.length).toBeGreaterThan(300);
  });

  it('has logos that are approved, waiting and failed, each with its report', async () => {
    between(await countOf(sql`logo WHERE approved`), 100, 130);
    between(await countOf(sql`logo WHERE NOT approved AND status = 1`), 8, 30);
    between(await countOf(sql`logo WHERE status = 2`), 2, 12);
    const logos = await db.query<{ status: number; report: unknown }>(sql`SELECT status, report FROM logo`);
    for (const { status, report } of logos) {
      expect(fileReport.parse(report).findings.length > 0).toBe(status === 2);
    }
  });

  it('prices every wine of a page in one of the sizes of its category', async () => {
    const unpriced = sql`page_category_wine x JOIN page_category c ON c.id = x.category_id WHERE NOT EXISTS (
      SELECT FROM wine_price p WHERE p.wine_id = x.wine_id AND p.bottle_size_id IN (c.bottle_size1_id, c.bottle_size2_id))`;
    expect(await countOf(unpriced)).toBe(0);
  });

  it('leaves tasks: wines without grape variety and without alcohol level, logos to approve, requests to decide', async () => {
    between(
      await countOf(sql`wine w WHERE NOT EXISTS (SELECT FROM wine_grape g WHERE g.wine_id = w.id)`),
      50,
      400,
    );
    between(await countOf(sql`wine WHERE alcohol_content_level IS NULL`), 50, 400);
    between(await countOf(sql`logo WHERE NOT approved`), 5, 30);
    between(await countOf(sql`catalog_request WHERE state = 'sent'`), 3, 15);
    between(await countOf(sql`catalog_request WHERE state = 'rejected' AND comment <> ''`), 1, 15);
    // Changed by the exhibitor after an administrator had opened it.
    const changed = sql`catalog_request r JOIN catalog_request_look l ON l.request_id = r.id WHERE r.resent_at > l.looked_at`;
    between(await countOf(changed), 1, 15);
  });

  it('gives the demo winery an accepted request, pages in different states and one to import', async () => {
    const own = sql`page p JOIN "user" u ON u.id = p.exhibitor_id WHERE u.email = 'exhibitor@rebblatt.test' AND p.page_type = 1 AND`;
    expect(await countOf(sql`${own} catalog_id = 3 AND state = 'accepted'`)).toBe(1);
    expect(await countOf(sql`${own} catalog_id = 3 AND state = 'rejected' AND comment <> ''`)).toBe(1);
    expect(await countOf(sql`${own} catalog_id = 3 AND state = 'draft'`)).toBe(2);
    expect(
      await countOf(sql`${own} catalog_id = 1 AND p.id NOT IN (SELECT source_page_id FROM page_import)`),
    ).toBe(2);
    expect(
      await countOf(sql`catalog_request WHERE exhibitor_id = 3 AND catalog_id = 3 AND state = 'accepted'`),
    ).toBe(1);
  });

  it('is loaded once', async () => {
    expect(await loadDemo(setting())).toBe(false);
    expect(await countOf(sql`catalog`)).toBe(3);
  });
});
