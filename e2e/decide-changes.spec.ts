import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { tabTo } from './by-keys.ts';
import { callAs } from './calls.ts';
import { ADMIN } from './session.ts';
import { stateOf } from './stage.ts';
import { waitAgain } from './waiting.ts';

const accept = (page: Page) => page.getByRole('button', { name: 'Annehmen' });
const marks = (page: Page) => page.locator('[data-change]');

async function boxOf(of: Locator) {
  await expect(of).toBeVisible();
  return (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Shows one of the pages that wait. */
async function showPosition(page: Page, position: number) {
  const shown = page.locator('dt:has-text("Position") + dd');
  await expect(shown).toBeVisible();
  while ((await shown.textContent()) !== String(position)) {
    const before = await shown.textContent();
    await page.keyboard.press('j');
    await expect(shown).not.toHaveText(String(before));
  }
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
}

test('marks the one word that changed since the last release, and says when nothing did', async ({
  openBrowser,
  request,
}) => {
  const { base, chosen } = await waitAgain(request, 2);
  const [changed, untouched] = chosen.map(({ page }) => page);
  if (!changed || !untouched) throw new Error('two pages wait');
  const { call } = await callAs(request, ADMIN);
  const reject = (id: number) =>
    call('PUT /page/:id', { id, body: { release_accepted: 0, comment: 'Bitte ändern.' } });
  const write = (id: number, footer: string) => call('PUT /page/:id', { id, body: { footer } });
  const release = (id: number) => call('POST /page/exhibitor-release/:id', { id, body: {} });
  for (const { id } of [changed, untouched]) {
    await call('POST /page/cancel-release/:id', { id, body: {} });
    await write(id, 'Ausschank am Bug');
    await release(id);
    await reject(id);
  }
  await write(changed.id, 'Ausschank am Heck');
  await release(changed.id);
  // Taken back before anybody decided, and released again as it was: nobody has seen that one.
  await call('POST /page/cancel-release/:id', { id: changed.id, body: {} });
  await release(changed.id);
  await release(untouched.id);

  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/decide`);
  await showPosition(page, changed.position);
  await expect(page.getByText(/^1 Stelle geändert seit Abzug \d+$/)).toBeVisible();
  await expect(marks(page)).toHaveCount(1);
  // The frame is around the word: the last of the foot, which is no higher than a line.
  const sheet = await boxOf(page.getByRole('button', { name: 'Anmerkung auf die Seite setzen' }));
  const mm = sheet.width / 216;
  const mark = await boxOf(marks(page));
  const foot = await boxOf(page.getByText('Ausschank am Heck').first());
  expect(Math.abs(mark.y + mark.height / 2 - foot.y - foot.height / 2)).toBeLessThan(3 * mm);
  expect(mark.height).toBeLessThan(9 * mm);
  expect(mark.width).toBeLessThan(20 * mm);
  expect(mark.x).toBeGreaterThan(foot.x);

  const box = page.getByRole('checkbox', { name: 'Geänderte Stellen markieren' });
  await page.keyboard.press('m');
  await expect(marks(page)).toHaveCount(0);
  await expect(box).not.toBeChecked();
  await page.keyboard.press('m');
  await expect(marks(page)).toHaveCount(1);
  // Chosen in the list it is shown large, and again the whole page.
  const place = page.getByRole('button', { name: 'Stelle 1, unten' });
  await place.click();
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expect(marks(page)).toBeInViewport();
  await expect.poll(async () => (await boxOf(marks(page))).width).toBeGreaterThan(mark.width * 1.5);
  await place.press('Enter');
  await expect.poll(async () => (await boxOf(marks(page))).width).toBeLessThan(mark.width * 1.1);

  // A remark is set where the frame is.
  const again = await boxOf(marks(page));
  await page.mouse.click(again.x + again.width / 2, again.y + again.height / 2);
  await expect(page.getByLabel('Anmerkung 1', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');

  // Digits are typed; with Alt the second of the kept texts follows, and the caret stands after it.
  const remark = page.getByLabel('Was zu ändern ist');
  await remark.click();
  await page.keyboard.type('Noch 2 Dinge.');
  const blocks = page.getByRole('region', { name: /^Textbausteine/ }).getByRole('listitem');
  const second = (await blocks.nth(1).locator('span').textContent()) ?? '';
  await page.keyboard.press('Alt+2');
  await page.keyboard.type(' Danke.');
  await expect(remark).toHaveValue(`Noch 2 Dinge.\n${second} Danke.`);
  // By the arrow keys from text to text.
  await tabTo(blocks.first().getByRole('button'), 4);
  await page.keyboard.press('ArrowDown');
  await expect(blocks.nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Abgelehnt: /)).toBeVisible();

  await showPosition(page, untouched.position);
  await expect(page.getByText(/^Nichts Sichtbares geändert seit Abzug \d+$/)).toBeVisible();
  await expect(marks(page)).toHaveCount(0);

  // Released anew while it is open, it has to be on the screen again before it can be decided.
  let show = () => {};
  const held = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(`**/api/page-sheet/${untouched.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await call('POST /page/cancel-release/:id', { id: untouched.id, body: {} });
  await write(untouched.id, 'Ausschank am Steuer');
  await release(untouched.id);
  // Should the live channel be full, the queue asks every minute.
  const news = page.getByText(/^1 Stelle geändert seit Abzug \d+$/);
  await expect(news).toBeVisible({ timeout: 120_000 });
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'true');
  show();
  await expect(page.getByText('Ausschank am Steuer').first()).toBeVisible();
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
  // Nothing waits for the journeys that follow.
  for (const { id } of [changed, untouched]) {
    const { data } = await call('GET /page/:id', { id });
    if (data.state === 'rejected') await release(id);
    await call('PUT /page/:id', { id, body: { release_accepted: 1 } });
  }
});
