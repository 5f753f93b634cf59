import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { seatOf, stateOf } from './stage.ts';

/** Screens on which an answer comes late, what a person may be pressing meanwhile, and what shows that it has come. */
interface Late {
  screen: () => string;
  /** The address of the answer that is held. */
  held: RegExp;
  stays: (page: Page) => Locator[];
  come: (page: Page) => Locator;
}

const firstRow = (page: Page) => page.locator('tbody tr').first();
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link', { name: new RegExp(`^${name}`) });
const strip = (page: Page) =>
  page.getByRole('region', { name: 'Stand des Katalogs' }).and(page.locator('[aria-busy=false]'));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

const OF_THE_ORGANISER: Record<string, Late> = {
  'the strip of the list of pages': {
    screen: () => '/active-catalog/page',
    held: /\/api\/catalog\/\d+\/standing$/,
    stays: (page) => [firstRow(page), view(page, 'Abgelehnt'), view(page, 'Angenommen')],
    come: strip,
  },
  'the plan of the list of pages': {
    screen: () => '/active-catalog/page',
    held: /\/sheet-plan$/,
    stays: (page) => [firstRow(page)],
    come: (page) => page.getByText(/^Geplant: /),
  },
  'the strip of the catalogues': {
    screen: () => '/catalog',
    held: /\/api\/catalog\/\d+\/standing$/,
    stays: (page) => [firstRow(page)],
    come: strip,
  },
  'how many exhibitors each view has': {
    screen: () => '/exhibitor',
    held: /\/api\/exhibitor\/1\/1\?/,
    stays: (page) => [firstRow(page), view(page, 'Freizuschalten'), view(page, 'Gesperrt')],
    come: (page) => view(page, 'Gesperrt').filter({ hasText: /\d$/ }),
  },
  'the names of the catalogues of the exhibitors': {
    screen: () => '/exhibitor',
    held: /\/load-catalogs$/,
    stays: (page) => [firstRow(page), button(page, 'E-Mail'), button(page, 'Ort')],
    come: (page) => firstRow(page).getByText(/Hauptmesse/),
  },
  'the regions by which exhibitors are filtered': {
    screen: () => '/exhibitor',
    held: /\/get-regions$/,
    stays: (page) => [button(page, 'Neu laden'), button(page, 'Herunterladen')],
    come: (page) => page.getByLabel('Nach Region filtern').and(page.locator(':has(option:nth-child(3))')),
  },
  'the exhibitors themselves': {
    screen: () => '/exhibitor',
    held: /\/api\/exhibitor\/20\/1/,
    stays: (page) => [button(page, 'Neu laden'), button(page, 'Einem Katalog zuteilen')],
    come: firstRow,
  },
  'how many wines each view has': {
    screen: () => '/wine',
    held: /\/api\/wine\/1\/1\?/,
    stays: (page) => [firstRow(page), view(page, 'Ohne Rebsorte'), view(page, 'Ohne Alkoholgehalt')],
    come: (page) => view(page, 'Ohne Alkoholgehalt').filter({ hasText: /\d$/ }),
  },
  'the pages that wait': {
    screen: () => '/active-catalog/decide?tab=logos',
    held: /\/waiting-pages$/,
    stays: (page) => [tab(page, /^Logos/), tab(page, /^Anfragen/)],
    come: (page) => tab(page, /^Seiten \(\d+\)/),
  },
  'the corrections of a released page': {
    screen: () => `/active-catalog/page/edit/${seatOf('shownRelease').pageId}`,
    held: /\/api\/page\/\d+\/(?:correction|pulls)$/,
    stays: (page) => [page.getByRole('radio', { name: /^Annehmen/ }), button(page, 'Speichern')],
    come: (page) => button(page, 'Korrektur vorschlagen'),
  },
  'the logos of a page': {
    screen: () => `/active-catalog/page/edit/${seatOf('shownDraft').pageId}`,
    held: /\/api\/logo\/\d+\/\d+/,
    stays: (page) => [page.getByRole('textbox', { name: /^Preis/ }).first()],
    come: (page) => page.getByRole('radio', { name: /^Logo / }).first(),
  },
};

/** Opens a screen while one answer is held; nothing that may be pressed moves when it comes. */
async function expectToStay(page: Page, { screen, held, stays, come }: Late): Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => !held.test(request.url()) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = false;
  await page.route(held, async (route) => {
    asked = true;
    await released;
    await route.continue();
  });
  await page.goto(screen());
  const parts = stays(page);
  for (const part of parts) await expect(part).toBeVisible();
  await expect.poll(() => asked && open.size === 0).toBe(true);
  const places = () =>
    Promise.all(parts.map((part) => part.boundingBox().then((box) => box && [box.x, box.y].map(Math.round))));
  const before = await places();
  release();
  await expect(come(page)).toBeVisible();
  expect(await places()).toEqual(before);
}

test.use({ storageState: stateOf('admin') });

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  for (const [what, late] of Object.entries(OF_THE_ORGANISER))
    test(`${what}, known late, move nothing`, async ({ page }) => {
      await expectToStay(page, late);
    });
});

test.describe('in a browser that is new', () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test('the banner, known late, moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('room-')) localStorage.removeItem(key);
    });
    await expectToStay(page, {
      screen: () => '/bottle-size',
      held: /\/has-catalog-page/,
      stays: (page) => [page.getByRole('heading', { level: 1 }), firstRow(page)],
      come: (page) => page.getByText(/^Noch \d+ Tage bis zum Ende/),
    });
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 420, height: 900 } });

  for (const what of [
    'the strip of the list of pages',
    'the plan of the list of pages',
    'the strip of the catalogues',
  ])
    test(`${what}, known late, moves nothing for who has been there before`, async ({ page }) => {
      const late = OF_THE_ORGANISER[what] as Late;
      await page.goto(late.screen());
      await expect(late.come(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectToStay(page, { ...late, stays: (page) => [page.getByRole('searchbox')] });
    });
});
