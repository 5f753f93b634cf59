import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '@rebblatt/contracts';
import { type PictureId, pictures, type Shot } from '@rebblatt/manual';
import sharp from 'sharp';
import { before } from './before-pictures.ts';
import { callAs } from './calls.ts';
import { ADMIN, acceptCookies, EXHIBITOR, PASSWORD } from './session.ts';

// Not a journey: `npm run manuals` takes the pictures of the manuals from the demo fair with it, all or those asked for.

const NAMES = (process.env.MANUALS_NAMES ?? '').split(' ').filter(Boolean);
const ONLY_MISSING = process.env.MANUALS_MISSING === '1';

const FOLDER = join(import.meta.dirname, '../packages/manual/pictures');
/** With the menu open, and 260 dpi in the printed manual. */
const WIDTH = 1200;
const SCALE = 1.4;
/** A screen has few colours; with a palette a picture takes a third of the space. */
const COLOURS = 128;

const accounts = { exhibitor: EXHIBITOR, organiser: ADMIN };

/** A book of the fair is made first, on whatever machine. */
test.setTimeout(900_000);

// What somebody does for a picture leaves traces on other screens: so those come last, in every language.
for (const [plain, language] of [true, false].flatMap((kind) =>
  languages.map((each) => [kind, each] as const),
))
  test(`pictures of ${plain ? 'screens' : 'what is done on them'} in ${language}`, async ({
    browser,
    baseURL,
    request,
  }) => {
    await mkdir(join(FOLDER, language), { recursive: true });
    const wanted = wantedIn(language).filter(([name]) => plain !== name in before);
    if (wanted.length === 0) return;
    const ids = await idsOf(request);
    const open = new Map<Shot['as'], Page>();
    for (const [name, shot] of wanted) {
      const page = open.get(shot.as) ?? (await signedIn(await contextOf(language), shot.as));
      open.set(shot.as, page);
      await page.setViewportSize({ width: WIDTH, height: shot.height ?? 720 });
      const path = shot.path.replace(/:(\w+)/g, (_, key: keyof typeof ids) => String(ids[key]));
      await page.goto(shot.query ? `${path}?${shot.query}` : path);
      await settled(page);
      if (before[name]) {
        await before[name](page, language);
        await settled(page);
      }
      const png = await page.screenshot({ animations: 'disabled' });
      await writeFile(
        join(FOLDER, language, `${name}.png`),
        await sharp(png).png({ palette: true, colours: COLOURS, effort: 10 }).toBuffer(),
      );
    }

    async function contextOf(chosen: Language): Promise<BrowserContext> {
      const context = await browser.newContext({
        baseURL,
        deviceScaleFactor: SCALE,
        viewport: { width: WIDTH, height: 720 },
      });
      await context.addInitScript((code) => {
        localStorage.setItem('language', code);
        localStorage.setItem('aside-menu', 'open');
        // The lists are what the pictures are about, not what stands above them.
        localStorage.setItem('own-standing-folded', '1');
        // The text beside its picture is about the plan itself.
        localStorage.setItem('plan', 'unfolded');
      }, chosen);
      return context;
    }

    async function signedIn(context: BrowserContext, as: Shot['as']): Promise<Page> {
      const page = await context.newPage();
      await acceptCookies(page, baseURL);
      if (as === 'visitor') return page;
      await page.goto('/login');
      await page.locator('input[type=email], input[name=email]').first().fill(accounts[as]);
      await page.locator('input[type=password]').first().fill(PASSWORD);
      await page.locator('button[type=submit]').click();
      await expect(page.locator('main#main')).toBeVisible();
      return page;
    }
  });

/** The pictures to take in a language. A name that no picture has is refused. */
function wantedIn(language: Language): [PictureId, Shot][] {
  const unknown = NAMES.filter((name) => !(name in pictures));
  if (unknown.length > 0) throw new Error(`No picture is called ${unknown.join(' or ')}.`);
  return (Object.entries(pictures) as [PictureId, Shot][]).filter(
    ([name]) =>
      (NAMES.length === 0 || NAMES.includes(name)) &&
      !(ONLY_MISSING && existsSync(join(FOLDER, language, `${name}.png`))),
  );
}

/** A screen is shown when its title is there, nothing is loading and all pictures are. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((i) => i.decode())]),
  );
}

/** The draft pages of the demo's exhibitor, the first open request, its catalogue, and a link to a book of it. */
async function idsOf(request: Parameters<typeof callAs>[0]) {
  const exhibitor = await callAs(request, EXHIBITOR);
  const organiser = await callAs(request, ADMIN);
  const own = await exhibitor.call('GET /active_catalog_and_user/page/:perPage/:page', {
    perPage: 50,
    page: 1,
  });
  const requests = await Promise.all(
    [1, 2, 3].map((page) => organiser.call('GET /admin-request/:perPage/:page', { perPage: 100, page })),
  );
  const sent = requests.flatMap(({ data }) => data).find(({ state }) => state === 'sent');
  const of = (type: number) =>
    own.data.find(({ page_type, state }) => page_type === type && state === 'draft')?.id;
  const catalog = { id: sent?.catalog.id ?? 0 };
  const { data: progress } = await organiser.call('GET /catalog/:id/progress', catalog);
  const book = await bookOf(organiser.call, catalog);
  const link = await organiser.call('POST /print/result/:id/link', { id: book.id, body: {} });
  return {
    page: of(1),
    ad: of(2),
    request: sent?.id,
    catalog: catalog.id,
    late: progress[0]?.id,
    key: link.data.token,
  };
}

/** The newest book of a catalogue; the first one is made now. */
async function bookOf(call: Awaited<ReturnType<typeof callAs>>['call'], catalog: { id: number }) {
  const books = () => call('GET /print/catalog/:id', catalog);
  if ((await books()).total === 0) await call('POST /print/catalog/:id', catalog);
  await expect.poll(async () => (await books()).data.length, { timeout: 600_000 }).toBeGreaterThan(0);
  const [newest] = (await books()).data;
  if (!newest) throw new Error('No book was made.');
  return newest;
}
