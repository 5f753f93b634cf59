import { expect, type Locator, type Page, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { acceptCookies, PASSWORD, SUPER } from './session.ts';
import { stateOf } from './stage.ts';

const MOST = 7;

/** Clicks, and keys that are no letters of a text; the screen has the focus where the wine begins. */
class Acts {
  count = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async click(target: Locator) {
    await target.click();
    this.count += 1;
  }
  async press(key: string) {
    await this.page.keyboard.press(key);
    this.count += 1;
  }
  /** Letters, as a person types them: each changes the list of a select. */
  async type(text: string) {
    await this.page.keyboard.type(text, { delay: 30 });
  }
}

/** A winery that the organiser has just let in, at the start of its wines; the fair knows nothing of it. */
async function begin(page: Page, baseURL: string | undefined): Promise<Acts> {
  const stamp = `${Date.now().toString(36)}${test.info().workerIndex}`;
  const email = `erster-wein-${stamp}@neuland.test`;
  const { call } = await callAs(page.request, SUPER);
  await call('POST /exhibitor', {
    body: {
      email,
      password: PASSWORD,
      passwordRepeat: PASSWORD,
      company_name: `Weingut Erster Wein ${stamp}`,
      zip_code: '0000',
      active: 1,
    },
  });
  await acceptCookies(page, baseURL);
  await beginAs(page, email, '/exhibitor-wine');
  return new Acts(page);
}

const shownWine = async (page: Page) => {
  await expect(page.getByText('«Räuschling 2024» ist angelegt.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Wein', exact: true })).toHaveValue('Räuschling');
  await expect(page.getByLabel('Jahrgang')).toHaveValue('2024');
  await expect(page.getByRole('combobox', { name: 'Weintyp' })).toHaveValue('Weisswein');
  await expect(page.getByRole('combobox', { name: '1. Rebsorte' })).toHaveValue('Pinot Noir');
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue(/Zürichsee/);
  await expect(page.getByRole('combobox', { name: 'Alkoholgehalt' })).toHaveValue('Regular');
  await expect(page.getByRole('combobox', { name: 'Flaschengrösse' })).toHaveValue('75 cl');
  await expect(page.getByRole('textbox', { name: 'Preis', exact: true })).toHaveValue('24.50');
};

test('the very first wine of a newcomer, with all that a page prints, takes at most seven clicks and keys', async ({
  page,
  baseURL,
}) => {
  const acts = await begin(page, baseURL);
  await acts.click(page.getByRole('link', { name: 'Wein hinzufügen' }));
  await expect(page.getByRole('textbox', { name: 'Wein', exact: true })).toBeFocused();
  await acts.type('Räuschling');
  await acts.press('Tab');
  await acts.type('2024');
  // Enter goes to the type, which is the next that a wine needs.
  await acts.press('Enter');
  await acts.type('weiss');
  // Tab takes what is marked in the list.
  await expect(page.getByRole('option', { name: 'Weisswein' })).toHaveAttribute('data-combobox-selected');
  await acts.press('Tab');
  await acts.type('Pinot Noir');
  await acts.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Region' })).toBeFocused();
  await acts.type('Zürichsee');
  await acts.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Preis', exact: true })).toBeFocused();
  await acts.type('24.5');
  await acts.press('Enter');
  await shownWine(page);
  test.info().annotations.push({ type: 'clicks and keys', description: String(acts.count) });
  expect(acts.count).toBeLessThanOrEqual(MOST);

  // What the first one has is what the next one begins with.
  await page.goto('/exhibitor-wine/create');
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue(/Zürichsee/);
});

test('with the mouse the first wine takes no more than seven, and what was typed in a list counts when one clicks on', async ({
  page,
  baseURL,
}) => {
  const acts = await begin(page, baseURL);
  await acts.click(page.getByRole('link', { name: 'Wein hinzufügen' }));
  await expect(page.getByRole('textbox', { name: 'Wein', exact: true })).toBeFocused();
  await acts.type('Räuschling');
  await acts.click(page.getByLabel('Jahrgang'));
  await acts.type('2024');
  await acts.click(page.getByRole('combobox', { name: 'Weintyp' }));
  await acts.type('weiss');
  await acts.click(page.getByRole('combobox', { name: '1. Rebsorte' }));
  await acts.type('pinot noir');
  await acts.click(page.getByRole('combobox', { name: 'Region' }));
  await acts.type('zürichsee');
  await acts.click(page.getByRole('textbox', { name: 'Preis', exact: true }));
  await acts.type('24.5');
  await acts.press('Enter');
  await shownWine(page);
  test.info().annotations.push({ type: 'clicks and keys', description: String(acts.count) });
  expect(acts.count).toBeLessThanOrEqual(MOST);
});

for (const [place, region] of [
  ['Lavaux', 'Waadt'],
  ['Barolo', 'Piemont'],
] as const)
  test(`a region is found by a place in it: ${place} is in ${region}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ storageState: stateOf('exhibitor') });
    const page = await context.newPage();
    await acceptCookies(page, baseURL);
    await page.goto('/exhibitor-wine/create');
    const field = page.getByRole('combobox', { name: 'Region' });
    await field.click();
    await page.keyboard.type(place, { delay: 30 });
    // Enter is pressed at once, before the answer is there.
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(region);
    await context.close();
  });

test('Tab takes the first of several matches, as Enter does, which sends nothing that was not found', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ storageState: stateOf('exhibitor') });
  const page = await context.newPage();
  await acceptCookies(page, baseURL);
  await page.goto('/exhibitor-wine/create');
  const region = page.getByRole('combobox', { name: 'Region' });
  await region.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await region.press('ControlOrMeta+A');
  await page.keyboard.type('wa');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('data-combobox-selected');
  expect(await options.count()).toBeGreaterThan(1);
  const first = (await options.first().textContent()) ?? '';
  expect(first).toMatch(/wa/i);
  await page.keyboard.press('Tab');
  await expect(region).toHaveValue(first);
  // The region chosen before is not what was typed now.
  for (const key of [[], ['Escape']]) {
    await region.click();
    await region.press('ControlOrMeta+A');
    await page.keyboard.type('qqqq');
    for (const pressed of [...key, 'Enter']) await page.keyboard.press(pressed);
    await expect(region).toBeFocused();
    await expect(region).toHaveValue('qqqq');
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('a name that ends with its vintage says so, and loses it with one click', async ({ page, baseURL }) => {
  const acts = await begin(page, baseURL);
  await acts.click(page.getByRole('link', { name: 'Wein hinzufügen' }));
  await expect(page.getByRole('textbox', { name: 'Wein', exact: true })).toBeFocused();
  await acts.type('Clevner Auslese 2021');
  const hint = page.getByText('Der Name endet mit 2021. Ist das der Jahrgang?');
  await expect(hint).toBeVisible();
  await acts.click(page.getByRole('button', { name: 'Name «Clevner Auslese», Jahrgang im eigenen Feld' }));
  const name = page.getByRole('textbox', { name: 'Wein', exact: true });
  await expect(name).toHaveValue('Clevner Auslese');
  await expect(page.getByLabel('Jahrgang')).toHaveValue('2021');
  await expect(hint).toHaveCount(0);
  // A number that is no vintage of this wine stays.
  await name.fill('Cuvée 1895');
  await expect(page.getByText(/^Der Name endet mit/)).toHaveCount(0);
});
