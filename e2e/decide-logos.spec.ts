import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { SUPER } from './session.ts';
import { stateOf } from './stage.ts';
import { logosThatWait } from './waiting.ts';

/** The id of the one logo of these journeys that waits. */
async function waitingOne(call: Awaited<ReturnType<typeof callAs>>['call']): Promise<number> {
  const { data } = await call('GET /logo/:perPage/:page', { perPage: 1000, page: 1 });
  const waiting = data.filter(
    ({ approved, rejected, user }) => !approved && !rejected && user.company_name === 'Fünfzehn Logos',
  );
  expect(waiting).toHaveLength(1);
  return waiting[0]?.id ?? 0;
}

test('approves fifteen logos with sixteen clicks and keys', async ({ openBrowser, request }) => {
  const base = await logosThatWait(request, 15);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/decide`);
  let pressed = 1;
  await page.getByRole('tab', { name: 'Logos (15)' }).click();
  for (let left = 15; left > 0; left--) {
    // The head says the number of the tab.
    await expect(page.getByRole('status').filter({ hasText: /\d von \d+/ })).toContainText(`1 von ${left}`);
    await expect(page.getByRole('tab', { name: `Logos (${left})`, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Genehmigen' })).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('a');
    pressed += 1;
  }
  await expect(page.getByText('Kein Logo wartet')).toBeVisible();
  expect(pressed).toBeLessThanOrEqual(16);
});

test('says that a logo is gone which somebody else has decided, and asks about no words on it', async ({
  openBrowser,
  request,
}) => {
  const base = await logosThatWait(request, 1);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/decide?tab=logos`);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await page.getByRole('textbox', { name: /^Was/ }).fill('Bitte grösser.');
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(true);
  const { call } = await callAs(request, SUPER);
  await call('PUT /logo/:id', { id: await waitingOne(call), body: { approved: 1 } });
  // Should the live channel be full, the queue asks every minute.
  await expect(page.getByText('Kein Logo wartet')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^logo-\d.pdf, Fünfzehn Logos wartet nicht mehr\.$/)).toBeVisible();
  expect(await asks()).toBe(false);
});

test('opens a logo by its row, large, and rejects it with the reason that its exhibitor reads', async ({
  openBrowser,
  request,
}) => {
  const base = await logosThatWait(request, 1);
  const page = await openBrowser({ storageState: stateOf('admin') });
  const catalog = Number(base.match(/\d+/)?.[0]);
  const columnFilters = JSON.stringify({ waiting: '1', catalog_id: catalog });
  await page.goto(`/admin-logo?${new URLSearchParams({ columnFilters })}`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Logo «.+» genehmigen$/ }) });
  await row.getByRole('cell').nth(2).click();
  const dialog = page.getByRole('dialog', { name: 'Entscheid über das Logo von Fünfzehn Logos' });
  await expect(dialog.getByRole('link', { name: /^logos-.+@neuland\.test$/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  const picture = dialog.getByRole('img', { name: /^logo-1/ });
  await expect(picture).toBeVisible();
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(400);
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(dialog.getByText('Schreiben Sie dem Aussteller, was zu ändern ist.')).toBeVisible();
  const reason = dialog.getByLabel('Was zu ändern ist');
  await reason.fill('Bitte ohne Hintergrund.');

  // Somebody else decides meanwhile: the row goes, the dialog and what is written in it stay.
  const { call } = await callAs(request, SUPER);
  const body = { approved: 0 as const, rejection: 'Zu klein.' };
  await call('PUT /logo/:id', { id: await waitingOne(call), body });
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText(/hat inzwischen jemand anderes entschieden/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(reason).toHaveValue('Bitte ohne Hintergrund.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText(/ist abgelehnt\.$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Logos', exact: true })).toBeFocused();

  const { data: logos } = await call('GET /logo/:perPage/:page', { perPage: 1000, page: 1 });
  expect(logos.filter(({ rejection }) => rejection === 'Bitte ohne Hintergrund.')).toHaveLength(1);

  // Approved in its row after all, whose button then is the one for the opposite.
  const own = JSON.stringify({ 'user.company_name': 'Fünfzehn Logos' });
  await page.goto(`/admin-logo?${new URLSearchParams({ columnFilters: own })}`);
  const rejected = page.getByRole('row').filter({ hasText: 'Bitte ohne Hintergrund.' });
  await rejected.getByRole('button', { name: 'Genehmigen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Genehmigen' }).click();
  await expect(page.getByText(/ist genehmigt\.$/)).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Ablehnen');
});

test('a draft that came back says on which logo it was written, and leads there', async ({
  openBrowser,
  request,
}) => {
  const base = await logosThatWait(request, 2);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/decide?tab=logos`);
  const place = page.getByRole('status').filter({ hasText: /\d von \d+/ });
  await expect(place).toContainText('1 von 2');
  await page.keyboard.press('j');
  await expect(place).toContainText('2 von 2');
  const name = (await place.locator('span').last().textContent()) ?? '';
  await page.keyboard.press('r');
  const remark = page.getByLabel('Was zu ändern ist');
  await expect(remark).toBeFocused();
  await page.keyboard.type('Bitte grösser.');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await expect(place).toContainText('1 von 2');
  const notice = page.getByText(/^Ihr Entwurf von .+ wurde wiederhergestellt\.$/).locator('..');
  await notice.getByRole('button', { name }).click();
  await expect(place).toContainText('2 von 2');
  await expect(remark).toHaveValue('Bitte grösser.');
  await expect(notice.getByRole('button', { name })).toHaveCount(0);
});
