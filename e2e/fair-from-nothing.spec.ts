import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { test } from './empty-fair.ts';
import { sayings } from './fair-from-nothing.words.ts';
import { addWine, CATEGORY, putOnPage, release } from './fill-a-page.ts';
import { makeAd, textsOf } from './pdf.ts';
import { acceptCookies, PASSWORD, signIn, speak } from './session.ts';
import { words } from './words.ts';

/** The languages in which the whole fair is made; the screens of both say what the journey looks for. */
type Language = keyof typeof sayings;

const COMPANY = 'Weingut am Steg';
const CATALOG = 'Hauptmesse am See';
const WINE = 'Erste Lese';
const EMAIL = { de: 'steg@neuland.test', en: 'pier@neuland.test' };
const LOGO = { widthMm: 65, heightMm: 122.5 };

const swiss = (date: Date) =>
  new Intl.DateTimeFormat('de-CH', { dateStyle: 'short', timeZone: 'Europe/Zurich' }).format(date);
const DAY_MS = 86_400_000;

for (const language of ['de', 'en'] as const) {
  test(`a fair is made from nothing to the printed book (${language})`, async ({
    emptyFair,
    openBrowser,
  }) => {
    test.setTimeout(600_000);
    const { origin, email, password } = emptyFair;
    const newTab = async () => {
      const page = await openBrowser({ baseURL: origin });
      await acceptCookies(page, origin);
      await speak(page, language);
      return page;
    };
    const organiser = await newTab();
    await signIn(organiser, email, '/login', { password, language });
    await prepareFair(organiser, language);

    const winery = await newTab();
    await register(winery, language);
    await activate(organiser, language);
    await signIn(winery, EMAIL[language], '/login', { language });
    await order(winery, language);
    await acceptOrder(organiser, language);
    await bringLogo(winery, organiser, language);

    const say = words[language];
    await addWine(winery, language, WINE);
    const pageId = await ownPage(winery, language);
    await putOnPage(winery, language, pageId, WINE);
    await release(winery, language);

    await organiser.goto(`/active-catalog/page/edit/${pageId}`);
    await organiser.getByLabel(say.accept).check();
    await organiser.getByRole('button', { name: say.save }).click();
    await expect(organiser.getByText(say.accepted)).toBeVisible();

    const printed = await print(organiser, language);
    const page = printed.find((text) => text.includes(WINE));
    for (const text of [COMPANY, CATEGORY, '24.50']) expect(page).toContain(text);
    expect(printed.some((text) => text.includes(COMPANY) && !text.includes(WINE))).toBe(true);
  });
}

/** Adds one item of reference data by its form. */
async function add(page: Page, path: string, fill: () => Promise<void>, language: Language): Promise<void> {
  await page.goto(`${path}/create`);
  await fill();
  await page.getByRole('button', { name: words[language].save }).click();
  await expect(page).not.toHaveURL(/create$/);
}

/** What a fair needs before anybody can come: reference data, a catalogue that runs, and stands. */
async function prepareFair(page: Page, language: Language): Promise<void> {
  const say = sayings[language];
  const text = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await expect(page.getByRole('heading', { name: say.setup })).toBeVisible();
  await expect(page).toHaveURL(/\/setup$/);
  const named = (path: string, label: string, name: string) =>
    add(page, path, () => text(label).fill(name), language);
  if (language === 'de') await loadBaseData(page);
  else {
    await named('/country', say.name, 'Schweiz');
    const inCountry = async () => {
      await text(say.region).fill('Zürichsee');
      await choose(page, say.country, 'Schweiz');
    };
    await add(page, '/region', inCountry, language);
    await named('/wine-type', say.wineType, 'Rotwein');
    await named('/bottle-size', say.bottleSize, '75 cl');
  }
  await named('/page-title', say.pageTitle, 'Weine vom See');
  await named('/service', say.service, 'Kühlschrank');
  await named('/ship', say.ship, 'Seerose');
  if (language === 'en') await named('/deck', say.deck, 'Hauptdeck');
  const stand = async () => {
    await text(say.stand).fill('A12');
    await choose(page, say.fair, say.main);
    await choose(page, say.ship, 'Seerose');
    await choose(page, say.deck, 'Hauptdeck');
    await page.getByRole('button', { name: say.saveAndNext }).click();
    // The next stand is on the same deck, and its name can be typed at once.
    await expect(text(say.stand)).toBeFocused();
    await expect(text(say.stand)).toHaveValue('');
    await expect(page.getByRole('combobox', { name: say.ship })).toHaveValue('Seerose');
    await page.keyboard.type('A13');
  };
  await add(page, '/stand', stand, language);
  const catalog = async () => {
    await text(say.name).fill(CATALOG);
    await text(say.from).fill(swiss(new Date()));
    await text(say.to).fill(swiss(new Date(Date.now() + 20 * DAY_MS)));
    // Only the main fair has stands.
    await expect(page.getByRole('combobox', { name: say.fair })).toHaveValue(say.main);
  };
  await add(page, '/catalog', catalog, language);
  // Of a fair that nobody belongs to yet it is not said that all have done everything.
  await page.goto('/active-catalog/page');
  await page.getByRole('link', { name: say.progress }).click();
  await expect(page.getByRole('heading', { name: say.nobodyYet })).toBeVisible();
}

/** The German organiser types no country, region, type and size: they come with the product, by keyboard alone. */
async function loadBaseData(page: Page): Promise<void> {
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Grunddaten' }) });
  await expect(step.getByLabel('Offen')).toBeVisible();
  await step.getByRole('link', { name: 'Grunddaten laden' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Auszeichnungen' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Auszeichnungen' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Laden', exact: true }).press('Enter');
  await expect(page.getByText(/^\d[\d’]* Einträge sind dazugekommen\.$/)).toBeVisible();
  await expect(step.getByLabel('Erledigt')).toBeVisible();
  await page.goto('/setup/base-data');
  await expect(page.getByText(/^Alle \d+ Einträge sind da\.$/).first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Auszeichnungen' })).toBeChecked();
}

async function register(page: Page, language: Language): Promise<void> {
  const say = sayings[language];
  await page.goto('/login');
  await page.getByRole('link', { name: say.register }).click();
  await expect(page.getByLabel(say.companyName)).toBeVisible();
  await page.getByLabel(words[language].email).fill(EMAIL[language]);
  await page.getByRole('textbox', { name: words[language].password, exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: say.repeat }).fill(PASSWORD);
  await page.getByLabel(say.companyName).fill(COMPANY);
  await page.getByRole('button', { name: say.registerButton }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function activate(page: Page, language: Language): Promise<void> {
  const say = sayings[language];
  await page.goto('/exhibitor');
  // In English as many are activated: from the selection.
  if (language === 'en') {
    await page.getByRole('checkbox', { name: say.markRow(COMPANY) }).check();
    await page.getByRole('button', { name: say.activateMarked, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.activateMarked, exact: true }).click();
    await expect(page.getByText(say.activated)).toBeVisible();
    return;
  }
  await page.getByRole('button', { name: say.more(COMPANY) }).click();
  await page.getByRole('menuitem', { name: say.activate(COMPANY) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say.activate(COMPANY) })
    .click();
  await expect(page.getByText(say.saved(COMPANY))).toBeVisible();
}

async function order(page: Page, language: Language): Promise<void> {
  const say = sayings[language];
  await page.getByRole('dialog').getByRole('button', { name: say.fillIn }).click();
  await page.getByLabel('Kühlschrank').fill('1');
  await page.getByRole('button', { name: say.send }).click();
  // Above the form, whose button is at its end.
  await expect(page.getByText(say.sent)).toBeInViewport();
}

async function acceptOrder(page: Page, language: Language): Promise<void> {
  const say = sayings[language];
  await page.goto('/admin-request');
  await page.getByRole('link', { name: words[language].edit(COMPANY) }).click();
  await page.getByRole('radio', { name: say.acceptOrder }).check();
  // The form begins with what the desk proposes: the only stand and the only title.
  await expect(page.getByRole('combobox', { name: say.standOfRow })).toHaveValue('A12');
  await expect(page.getByRole('combobox', { name: say.titleOfRow })).toHaveValue('Weine vom See');
  await page.getByRole('button', { name: words[language].save }).click();
  await expect(page.getByText(say.orderAccepted(COMPANY))).toBeVisible();
}

/** The exhibitor uploads a logo, the organiser approves it. */
async function bringLogo(winery: Page, organiser: Page, language: Language): Promise<void> {
  const say = sayings[language];
  await winery.goto('/logo/create');
  const file = { name: 'logo.pdf', mimeType: 'application/pdf', buffer: await makeAd(LOGO) };
  await winery.locator('input[type=file]').setInputFiles(file);
  await expect(winery).toHaveURL(/\/logo\?/);
  await expect(winery.getByText(say.toBeApproved, { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(async () => {
    await organiser.goto('/admin-logo');
    await organiser.getByRole('button', { name: say.approve }).first().click({ timeout: 2000 });
    await organiser.getByRole('dialog').getByRole('button', { name: say.approve }).click();
    await expect(organiser.getByText(say.approved)).toBeVisible();
  }).toPass({ timeout: 120_000 });
}

/** Opens the page that came with the acceptance. @returns its id */
async function ownPage(page: Page, language: Language): Promise<number> {
  await page.goto('/request');
  await page.getByRole('region', { name: sayings[language].yourPages }).getByRole('link').click();
  await expect(page).toHaveURL(/\/exhibitor-page\/edit\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

/** Generates the book. @returns the text of each printed page */
async function print(page: Page, language: Language): Promise<string[]> {
  const say = words[language];
  await page.goto('/active-catalog/page');
  await page.getByRole('link', { name: say.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: say.generate }).click();
  await expect(page.getByText(say.started)).toBeVisible();
  const file = page.waitForEvent('download', { timeout: 120_000 });
  const link = page.getByRole('main').getByRole('button', { name: say.download }).first();
  await link.click({ timeout: 120_000 });
  return textsOf(await readFile(await (await file).path()));
}
