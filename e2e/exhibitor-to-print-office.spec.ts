import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type OpenBrowser, test } from './another-browser.ts';
import { addWine, CATEGORY, putOnPage, release } from './fill-a-page.ts';
import { textsOf } from './pdf.ts';
import { ADMIN, acceptCookies, signIn, speak } from './session.ts';
import { type Seat, seatOf } from './stage.ts';
import { type Language, words } from './words.ts';

// The whole journey runs as for users, with everything prefetched.
test.use({ serviceWorkers: 'allow' });

/** Directly after the register of regions, far from all of the pages. */
const NEW_POSITION = 5;

const stories = [
  { language: 'de', seat: 'catalogueInGerman', wine: 'Föhnwind Réserve' },
  { language: 'en', seat: 'catalogueInEnglish', wine: 'Morning Mist Cuvée' },
] as const;

for (const { language, seat: name, wine: brand } of stories) {
  test(`a wine travels from the exhibitor to the printer (${language})`, async ({ openBrowser, baseURL }) => {
    test.setTimeout(480_000);
    const seat = seatOf(name);
    // Wines are unique, so a second run on the same server needs another one.
    const wine = `${brand} ${Date.now().toString(36).slice(-4)}`;
    const exhibitor = await newTab(openBrowser, baseURL, language);
    await signIn(exhibitor, seat.email, '/login', { language });
    await addWine(exhibitor, language, wine, 'Pinot');
    await putOnPage(exhibitor, language, seat.pageId, wine);
    await release(exhibitor, language);

    const organiser = await newTab(openBrowser, baseURL, language);
    await signIn(organiser, ADMIN, '/login?redirectUrl=/active-catalog/page', { language });
    await accept(organiser, language, seat);
    await moveToFront(organiser, language, seat);
    await generate(organiser, language);
    const link = await makeLink(organiser, language);

    const printer = await newTab(openBrowser, baseURL, language);
    const book = await downloadByLink(printer, language, link);
    const sheet = book.pages.find((page) => page.page_id === seat.pageId);
    expect(sheet?.position).toBe(NEW_POSITION);
    const printed = (await textsOf(book.pdf))[(sheet?.sheets[0]?.pdf_page ?? 0) - 1];
    for (const text of [seat.company, CATEGORY, wine, '24.50']) expect(printed).toContain(text);
  });
}

async function newTab(
  openBrowser: OpenBrowser,
  baseURL: string | undefined,
  language: Language,
): Promise<Page> {
  const page = await openBrowser();
  await acceptCookies(page, baseURL);
  await speak(page, language);
  return page;
}

async function accept(page: Page, language: Language, seat: Seat): Promise<void> {
  const say = words[language];
  // The strip above has a link of nearly the same words.
  await page.getByRole('link', { name: new RegExp(`^${say.openReleases}`) }).click();
  await page.getByLabel(say.filterExhibitor).fill(seat.company);
  await expect(page).toHaveURL(/columnFilters=/);
  await page.locator(`a[href="/active-catalog/page/edit/${seat.pageId}"]`).last().click();
  await page.getByLabel(say.accept).check();
  await page.getByRole('button', { name: say.save }).click();
  await expect(page.getByText(say.accepted)).toBeVisible();
}

async function moveToFront(page: Page, language: Language, seat: Seat): Promise<void> {
  const say = words[language];
  await page.goto(`/active-catalog/page?searchTerms=${encodeURIComponent(seat.company)}`);
  const name = say.winePage(seat.company);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/page/edit/${seat.pageId}"]`) });
  const position = row.getByRole('textbox', { name: say.positionOf(name) });
  await position.fill(String(NEW_POSITION));
  await position.press('Enter');
  await expect(page.getByText(say.movedTo(name, NEW_POSITION))).toBeVisible();
  await expect(position).toHaveValue(String(NEW_POSITION));
}

async function generate(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.goto('/active-catalog/page');
  await page.getByRole('link', { name: say.generate }).click();
  const dialog = page.getByRole('dialog', { name: say.generate });
  const leftOut = dialog.getByRole('region', { name: say.leftOut });
  await expect(leftOut.getByText(say.notAccepted).first()).toBeVisible();
  await dialog.getByRole('button', { name: say.generate }).click();
  await expect(page.getByText(say.started)).toBeVisible();
  await expect(page.getByRole('region', { name: say.printing })).toBeVisible();
  await expect(page.getByRole('region', { name: say.printing })).toBeHidden({ timeout: 240_000 });
  await page.getByRole('button', { name: say.uploads }).click();
  await expect(page.getByText(say.ready).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The address exactly as the organiser copies it. */
async function makeLink(page: Page, language: Language): Promise<string> {
  const say = words[language];
  await page.getByRole('main').getByRole('button', { name: say.linkForPrinter }).first().click();
  await page.getByRole('button', { name: say.createLink }).click();
  const address = page.getByRole('textbox', { name: say.linkUrl });
  // Another journey may have changed a page of the same fair since, which makes the book outdated.
  const outdated = page.getByRole('button', { name: say.handOverOutdated });
  await expect(address.or(outdated)).toBeVisible();
  if (await outdated.isVisible()) await outdated.click();
  return address.inputValue();
}

interface Book {
  pdf: Buffer;
  pages: { page_id: number; position: number; sheets: { pdf_page: number }[] }[];
}

async function downloadByLink(page: Page, language: Language, link: string): Promise<Book> {
  const say = words[language];
  await page.goto(link);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: say.download }).click();
  const pdf = await readFile(await (await waiting).path());
  const manifest = await page.request.get(`/api/print-link/${link.split('/').at(-1)}/manifest`);
  return { pdf, pages: ((await manifest.json()) as Pick<Book, 'pages'>).pages };
}
