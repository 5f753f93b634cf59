import type { Language } from '@rebblatt/contracts';
import { isAd } from '@rebblatt/contracts';
import { bulkInsert, type Connection, type Row } from '../bulk-insert.ts';
import { randomFor } from '../random.ts';
import type { Reference } from '../reference/build-reference.ts';
import type { FairBook } from './build-fairs.ts';
import { addDays, momentOn } from './calendar.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';
import { demoOrganiser } from './fair.ts';
import type { DemoFiles } from './files.ts';
import { buildHistory, DELETED_WINES } from './history.ts';
import { buildImports } from './imports.ts';
import { insertPages } from './insert-pages.ts';
import { insertInvited } from './invited.ts';
import { buildMails, keptTexts } from './mails.ts';
import { buildNotes } from './notes.ts';
import { ownPeople } from './own-people.ts';
import { buildRequests } from './requests.ts';
import { buildTextBlocks } from './text-blocks.ts';
import type { WineEntry } from './wines.ts';

export interface Story {
  reference: Reference;
  exhibitors: ExhibitorEntry[];
  wines: WineEntry[];
  demo: DemoFiles;
  books: FairBook[];
  passwordHash: string;
  today: string;
}

/** The spring fair looks otherwise than the main fair: its own green and typefaces, and a sentence about its prices. */
function springLook({ fair }: FairBook) {
  const prices = 'Preise in CHF pro Flasche, inkl. MwSt.';
  const own = { typefaces: 'garamond', prices, folio_line: 'title' };
  const design = { ...own, accent: { c: 75, m: 20, y: 90, k: 30 }, thumbs: [] };
  // The colour that the product says for this ink on a screen; `demo.test` asks it again.
  const accent = { rgb: [60, 119, 58], cmyk: [75, 20, 90, 30] };
  return { catalog_id: fair.id, design, look: { accent, ...own } };
}

/** Inserts all data of the demo, parents before children. */
export async function insertDemo(connection: Connection, story: Story): Promise<void> {
  const insert = bulkInsert.bind(null, connection);
  await insertAccounts(insert, story);
  // Its organiser is past the first steps.
  await insert('fair', [{ id: 1, ...demoOrganiser, setup_hidden: true }]);
  await insertFiles(insert, story);
  await insert(
    'catalog',
    story.books.map(({ fair }) => ({
      id: fair.id,
      name: fair.name,
      catalog_type: fair.catalogType,
      from: fair.from,
      to: fair.to,
    })),
  );
  await insert('catalog_design', story.books.filter(({ fair }) => fair.catalogType === 1).map(springLook));
  await insertWines(insert, story);
  await insertParticipation(insert, story);
  await insertPages(insert, story);
  const [lastYear, , thisYear] = story.books as [FairBook, FairBook, FairBook];
  await insert('page_import', buildImports(lastYear, thisYear));
  await insert('upload_status', buildBell(story));
  const { mails, reminders, runs } = buildMails(story);
  const invitations = await insertInvited(insert, lastIdOf(story) + 1, story.today);
  await insert('mail', inTime([...mails, ...invitations]));
  await insert('reminder', reminders);
  await insert('reminder_run', runs);
  await insert('text_block', buildTextBlocks());
  await insert('mail_text', keptTexts);
  await insert('note', buildNotes(story.exhibitors, story.today));
  await insert('history', buildHistory(story));
  await insertPulls(connection, thisYear.fair.id);
  await connection.query(`SELECT nextval(pg_get_serial_sequence('wine', 'id')) FROM generate_series(1, $1)`, [
    DELETED_WINES,
  ]);
}

/** The list of mails begins with the newest number. */
const inTime = (mails: Row[]): Row[] =>
  mails.toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)));

/** Every released page was released once. What it printed is kept for this year's, as long as they stand as they were. */
async function insertPulls(connection: Connection, thisYear: number): Promise<void> {
  await connection.query(
    `INSERT INTO page_pull (page_id, number, released_at, released_by_id, history_id, ended_as, ended_at, comment,
       snapshot, file_sha256)
     SELECT p.id, 1, p.released_at, p.exhibitor_id, h.id,
       CASE WHEN p.decided_at IS NOT NULL THEN p.state::text::pull_end END, p.decided_at,
       CASE WHEN p.decided_at IS NOT NULL THEN p.comment END,
       CASE WHEN p.catalog_id = $1 THEN p.snapshot END, CASE WHEN p.catalog_id = $1 THEN f.sha256 END
     FROM page p
     LEFT JOIN history h ON h.page_id = p.id AND h.entity = 'page' AND h.action = 'release'
     LEFT JOIN file f ON f.id = p.content_file_id
     WHERE p.released_at IS NOT NULL ORDER BY p.released_at, p.id`,
    [thisYear],
  );
}

export type Insert = (table: string, rows: Row[]) => Promise<void>;

/** Whoever is no exhibitor of the story gets newer ids, so that data derived from theirs does not change. */
const lastCompanyOf = (exhibitors: ExhibitorEntry[]) => Math.max(...exhibitors.map(({ id }) => id));

/** The newest id of an account: two administrators and the people of the own winery follow the companies. */
const lastIdOf = ({ exhibitors }: Story) => lastCompanyOf(exhibitors) + 2 + ownPeople.length;

async function insertAccounts(insert: Insert, { exhibitors, passwordHash, today }: Story): Promise<void> {
  const last = lastCompanyOf(exhibitors);
  const lastSeen = (id: number, active: boolean, closed: boolean) => {
    if (closed) return momentOn(addDays(today, -90), 10, 15);
    return active ? momentOn(addDays(today, -(id % 27) - 1), 7 + (id % 14), (id * 7) % 60) : null;
  };
  const account = (
    id: number,
    email: string,
    name: string | null,
    role: string,
    active: boolean,
    closed = false,
    language: Language | null = null,
  ) => {
    const createdAt = momentOn(
      addDays(today, active || closed ? (id % 50) - 420 : -(id % 6) - 1),
      8 + (id % 9),
      id % 60,
    );
    return {
      id,
      email,
      name,
      password_hash: passwordHash,
      role,
      active,
      language,
      signed_in_at: lastSeen(id, active, closed),
      closed_at: closed ? momentOn(addDays(today, -60), 10, 15) : null,
      created_at: createdAt,
      updated_at: createdAt,
    };
  };
  await insert('user', [
    account(accountIds.superAdmin, 'super@rebblatt.test', 'Ursina Cavelti', 'SUPER_ADMIN', true),
    account(accountIds.admin, 'admin@rebblatt.test', 'Anna Meier', 'ADMIN', true),
    account(last + 1, 'aufbau@rebblatt.test', 'Ladina Joos', 'ADMIN', true),
    account(last + 2, 'vorjahr@rebblatt.test', 'Hans Egli', 'ADMIN', false, true),
    ...ownPeople.map(({ email, name }, at) => account(last + 3 + at, email, name, 'NOBODY', true)),
    ...exhibitors.map(({ id, email, active, closed, language }) =>
      account(id, email, null, 'EXHIBITOR', active, closed, language),
    ),
  ]);
  await insert(
    'exhibitor',
    exhibitors.map((exhibitor) => ({
      id: exhibitor.id,
      ...{ company_name: exhibitor.name, contact_person: exhibitor.contact },
      street: exhibitor.street,
      number: exhibitor.number,
      zip_code: exhibitor.zipCode,
      city: exhibitor.city,
      phone: exhibitor.phone,
      website: exhibitor.website,
      description: exhibitor.description,
    })),
  );
  await insert(
    'contact',
    ownPeople.map(({ may }, at) => ({
      ...{ id: last + 3 + at, exhibitor_id: accountIds.ownWinery, may, mails: '{}' },
    })),
  );
  await insert(
    'exhibitor_region',
    exhibitors.flatMap(({ id, regions }) =>
      regions.map((region) => ({ exhibitor_id: id, region_id: region.id })),
    ),
  );
}

async function insertFiles(insert: Insert, { demo }: Story): Promise<void> {
  await insert(
    'file',
    demo.files.map((file) => ({
      id: file.id,
      sha256: file.sha256,
      size: file.size,
      mime_type: 'application/pdf',
      name: file.name,
      extension: 'pdf',
      created_by: file.ownerId,
      created_at: file.createdAt,
    })),
  );
  await insert(
    'logo',
    demo.logos.map((logo) => ({
      id: logo.id,
      user_id: logo.exhibitorId,
      name: logo.name,
      file_id: logo.file.id,
      status: logo.status,
      approved: logo.approved,
      with_verification: true,
      width_mm: logo.report.width_mm,
      height_mm: logo.report.height_mm,
      report: logo.report,
      created_at: logo.createdAt,
      updated_at: logo.createdAt,
    })),
  );
}

async function insertWines(insert: Insert, { reference, wines, books }: Story): Promise<void> {
  const typeOf = new Map(reference.wineTypes.map(({ colour, id }) => [colour as string, id]));
  const sizeIdOf = new Map(reference.bottleSizes.map(({ size, id }) => [size, id]));
  const opened = books.at(-1)?.fair.from ?? '';
  await insert(
    'wine',
    wines.map((wine) => {
      const createdAt = momentOn(
        addDays(opened, wine.older ? -330 : wine.id % 30),
        6 + (wine.id % 12),
        wine.id % 60,
      );
      return {
        id: wine.id,
        user_id: wine.exhibitorId,
        wine: wine.wine,
        year: wine.year,
        sku: wine.sku,
        region_id: wine.region.id,
        wine_type_id: typeOf.get(wine.colour),
        wine_category_id: wine.wineCategoryId,
        award_id: wine.awardId,
        alcohol_content_level: wine.alcohol,
        public_wine: wine.publicWine,
        created_by: wine.createdById,
        created_at: createdAt,
        updated_at: createdAt,
      };
    }),
  );
  await insert(
    'wine_price',
    wines.flatMap(({ id, prices }) =>
      prices.map(({ size, price }) => ({ wine_id: id, bottle_size_id: sizeIdOf.get(size), price })),
    ),
  );
  await insert(
    'wine_grape',
    wines.flatMap(({ id, grapeIds }) =>
      grapeIds.map((grapeId, index) => ({ wine_id: id, position: index + 1, grape_variety_id: grapeId })),
    ),
  );
}

async function insertParticipation(insert: Insert, { reference, exhibitors, books }: Story): Promise<void> {
  const booths = books.flatMap(({ fair, booths }) => booths.map((booth) => ({ fair, ...booth })));
  await insert(
    'catalog_membership',
    booths.map(({ fair, exhibitor }) => ({ catalog_id: fair.id, exhibitor_id: exhibitor.id })),
  );
  await insert(
    'catalog_stand',
    booths.flatMap(({ fair, exhibitor, stands }) =>
      stands.map((stand) => ({ catalog_id: fair.id, stand_id: stand.id, exhibitor_id: exhibitor.id })),
    ),
  );
  const { requests, services, looks } = buildRequests(randomFor('requests'), reference, books, exhibitors);
  await insert('catalog_request', requests);
  await insert('catalog_request_service', services);
  await insert('catalog_request_look', looks);
}

/** The entries in the bells of the demo winery and the administrator. */
function buildBell({ books, demo, today }: Story): Row[] {
  const pages = books.at(-1)?.pages ?? [];
  const ownAd = pages.find(
    ({ exhibitorId, pageType }) => exhibitorId === accountIds.ownWinery && isAd(pageType),
  );
  const ownLogo = demo.logos.findLast(({ exhibitorId }) => exhibitorId === accountIds.ownWinery);
  const plan = pages.find(({ exhibitorId, file }) => exhibitorId === null && file);
  const status = (userId: number, type: number, name: string | undefined, id: number | undefined) => ({
    user_id: userId,
    type,
    status: 1,
    progress: 100,
    name: name ?? null,
    statusable_id: id ?? 0,
    created_at: momentOn(addDays(today, -1), 15),
    updated_at: momentOn(addDays(today, -1), 15, 1),
  });
  return [
    status(accountIds.ownWinery, 2, ownAd?.file?.name, ownAd?.id),
    status(accountIds.ownWinery, 1, ownLogo?.file.name, ownLogo?.id),
    status(accountIds.admin, 3, plan?.file?.name, plan?.id),
  ];
}
