import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { stateOf } from './stage.ts';
import { newWinery, order, sendOrder } from './winery.ts';

/** Which request is shown, and of how many. */
const shownOn = (page: Page) => page.getByRole('status').filter({ hasText: /\d von \d+/ });

/** Goes backwards from request to request, as the newest are the last, until that of a company is shown. */
async function goTo(page: Page, company: string, goBack = () => page.keyboard.press('k')): Promise<void> {
  const shown = shownOn(page);
  await expect(async () => {
    const before = (await shown.textContent()) ?? '';
    if (before.includes(company)) return;
    await goBack();
    await expect(shown).not.toHaveText(before, { timeout: 2_000 });
    expect(await shown.textContent()).toContain(company);
  }).toPass({ intervals: [50] });
}

test('a request that needs other stands or counts is adjusted in its form, by keys', async ({
  openBrowser,
  request,
}) => {
  const { email, company, organiser: elsewhere } = await newWinery(request);
  const { call, sent } = await sendOrder(request, email);
  const other = await newWinery(request);
  const newest = await sendOrder(request, other.email);
  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto('/active-catalog/decide');
  await organiser.getByRole('tab', { name: /^Anfragen \(\d+\)$/ }).click();
  const shown = shownOn(organiser);
  await expect(shown).toContainText('1 von');
  await goTo(organiser, other.company);
  await expect(organiser.getByRole('link', { name: other.company })).toBeVisible();
  // Should the live channel be full, the queue asks every minute.
  const timeout = 120_000;
  await elsewhere('PUT /admin-request/:id', { id: newest.sent.id, body: { ...order, accepted: 0 } });
  const gone = organiser.getByText(`Anfrage von ${other.company} wartet nicht mehr.`);
  await expect(gone).toBeVisible({ timeout });
  await goTo(organiser, company);
  await expect(organiser.getByRole('link', { name: company })).toBeVisible();

  await organiser.keyboard.press('e');
  // The form begins with what is proposed, accepted.
  await expect(organiser.getByRole('radio', { name: 'Annehmen' })).toBeChecked();
  await organiser.keyboard.press('r');
  const remark = organiser.getByLabel('Bemerkung an den Aussteller');
  await expect(remark).toBeFocused();
  await organiser.keyboard.type('Alle Stände sind vergeben.');
  // What is typed is not lost on the way to the next one.
  await organiser.getByRole('button', { name: /^Nächste/ }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(remark).toHaveValue('Alle Stände sind vergeben.');
  // Nor when somebody else decides meanwhile: saving shows what both say.
  const answered = organiser.waitForResponse((answer) => /\/admin-request\/\d+\/1\?/.test(answer.url()), {
    timeout,
  });
  await elsewhere('PUT /admin-request/:id', { id: sent.id, body: { ...order, accepted: 0 } });
  await answered;
  await expect(remark).toHaveValue('Alle Stände sind vergeben.');
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Meine Angaben behalten' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByText(`Die Anfrage von ${company} ist abgelehnt.`)).toBeVisible();
  await expect(shown).not.toContainText(company);
  // The button that was pressed has gone with its request.
  await expect(organiser.locator(':focus')).toHaveText(/ von \d+|Keine Anfrage wartet/);
  const { data } = await call('GET /request/active', {});
  expect(data).toMatchObject({ accepted: 0, answer: 'Alle Stände sind vergeben.' });
});

test('requests are decided one after the other by keys, and a decision is taken back', async ({
  openBrowser,
  request,
}) => {
  const [first, second] = [await newWinery(request), await newWinery(request)];
  const sentByFirst = await sendOrder(request, first.email);
  const sentBySecond = await sendOrder(request, second.email);
  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto('/active-catalog/decide?tab=requests');
  const shown = shownOn(organiser);
  const sheet = (company: string) => organiser.getByRole('article', { name: `Anfrage von ${company}` });
  const answerOf = async ({ call }: typeof sentByFirst) => (await call('GET /request/active', {})).data;

  // What is proposed is what is given.
  await goTo(organiser, first.company);
  await expect(sheet(first.company).getByRole('link', { name: first.email })).toBeVisible();
  const proposed = await sheet(first.company)
    .getByText(/^Stand [^,:]+, /)
    .allTextContents();
  expect(proposed).toHaveLength(order.count_stands);
  await expect(organiser.getByRole('button', { name: /^Annehmen/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await organiser.keyboard.press('a');
  await expect(organiser.getByText(`Angenommen: Anfrage von ${first.company}`)).toBeVisible();
  const accepted = await answerOf(sentByFirst);
  expect(accepted?.accepted).toBe(1);
  expect(accepted?.stands.map(({ stand }) => stand).sort()).toEqual(
    proposed.map((line) => /^Stand ([^,]+),/.exec(line)?.[1]).sort(),
  );

  // Taken back, it waits with nothing given, and can be decided the other way.
  await organiser.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(organiser.getByText(`Wieder offen: Anfrage von ${first.company}`)).toBeVisible();
  expect(await answerOf(sentByFirst)).toMatchObject({ accepted: null, stands: [] });

  await goTo(organiser, second.company);
  await organiser.keyboard.press('r');
  // Requests have text blocks of their own.
  const ownText = 'Leider sind alle Stände vergeben.';
  const blocks = organiser.getByRole('region', { name: /^Textbausteine/ }).getByRole('listitem');
  await expect(blocks.first()).toContainText(ownText);
  await organiser.keyboard.press('Alt+1');
  await expect(organiser.getByLabel('Grund der Ablehnung')).toHaveValue(new RegExp(`^${ownText}`));
  // Also while the desk still reads what the decision before has changed.
  await organiser.keyboard.press('Control+Enter');
  await expect(organiser.getByText(`Abgelehnt: Anfrage von ${second.company}`)).toBeVisible();
  expect(await answerOf(sentBySecond)).toMatchObject({
    accepted: 0,
    answer: expect.stringContaining(ownText),
  });
  await expect(shown).not.toContainText(second.company);
});

test('a request that somebody else has accepted is not decided again by a key that comes late', async ({
  openBrowser,
  request,
}) => {
  const { email, company, organiser: elsewhere } = await newWinery(request);
  const { call, sent } = await sendOrder(request, email);
  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto('/active-catalog/decide?tab=requests');
  const shown = shownOn(organiser);
  await expect(shown).toContainText('1 von');
  // From here on the queue does not hear what happens.
  await organiser.route(/\/api\/admin-request\/\d+\/\d+\?/, (route) => route.abort());
  const { data: known } = await elsewhere('GET /admin-request/:id', { id: sent.id });
  const { stands = [], winePages = [] } = known.proposal ?? {};
  await elsewhere('PUT /admin-request/:id', {
    id: sent.id,
    body: { ...order, accepted: 1, stand: stands.map(({ id }) => id), winePages, adPages: [] },
  });
  await goTo(organiser, company);
  await expect(organiser.getByRole('article', { name: `Anfrage von ${company}` })).toBeVisible();
  await expect(organiser.getByText(`Anfrage von ${company} ist inzwischen angenommen.`)).toBeVisible();
  await expect(organiser.getByRole('button', { name: /^(Annehmen|Ablehnen)/ })).toHaveCount(0);
  await organiser.keyboard.press('a');
  await organiser.keyboard.press('r');
  await expect(organiser.getByRole('textbox', { name: 'Grund der Ablehnung' })).toHaveCount(0);
  const { data } = await call('GET /request/active', {});
  expect(data?.accepted).toBe(1);
  expect(data?.stands).toHaveLength(order.count_stands);
});

test('a request is rejected with a text block by a finger on a small screen, and taken back', async ({
  openBrowser,
  request,
}) => {
  const { email, company } = await newWinery(request);
  const { call } = await sendOrder(request, email);
  const organiser = await openBrowser({
    storageState: stateOf('admin'),
    viewport: { width: 420, height: 860 },
    hasTouch: true,
  });
  await organiser.goto('/active-catalog/decide?tab=requests');
  // Who moves here decides nothing.
  await goTo(organiser, company, () => organiser.getByRole('button', { name: /^Vorherige/ }).tap());
  await organiser.getByRole('button', { name: /^Ablehnen/ }).tap();
  const reason = organiser.getByRole('textbox', { name: 'Grund der Ablehnung' });
  const block = organiser.getByRole('button', { name: /^Leider sind alle Stände vergeben/ });
  await block.tap();
  await expect(reason).toHaveValue(/^Leider sind alle Stände vergeben/);
  await organiser.getByRole('button', { name: /^Ablehnen und weiter/ }).tap();
  await expect(organiser.getByText(`Abgelehnt: Anfrage von ${company}`)).toBeVisible();
  expect((await call('GET /request/active', {})).data?.answer).toMatch(/^Leider sind alle Stände vergeben/);
  await organiser.getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(organiser.getByText(`Wieder offen: Anfrage von ${company}`)).toBeVisible();
  expect(await organiser.evaluate(() => document.documentElement.scrollWidth)).toBe(420);
});

test('a draft that came back says on which request it was written, and leads there', async ({
  openBrowser,
  request,
}) => {
  const { email, company } = await newWinery(request);
  await sendOrder(request, email);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto('/active-catalog/decide?tab=requests');
  await expect(shownOn(page)).toContainText('1 von');
  await goTo(page, company);
  await page.keyboard.press('r');
  await page.getByRole('textbox').last().fill('Alle Stände sind vergeben.');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await expect(shownOn(page)).toContainText('1 von');
  const notice = page.getByText(/^Ihr Entwurf von .+ wurde wiederhergestellt\.$/).locator('..');
  await notice.getByRole('button', { name: `Anfrage von ${company}` }).click();
  await expect(shownOn(page)).toContainText(company);
  await expect(page.getByRole('textbox').last()).toHaveValue('Alle Stände sind vergeben.');
  await notice.getByRole('button', { name: 'Entwurf verwerfen' }).click();
});

test('a decided request that is open says when its exhibitor sends it again', async ({
  openBrowser,
  request,
}) => {
  const { email, company, organiser: elsewhere } = await newWinery(request);
  const { call, sent } = await sendOrder(request, email);
  await elsewhere('PUT /admin-request/:id', { id: sent.id, body: { ...order, accepted: 0 } });
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`/admin-request/edit/${sent.id}`);
  await expect(page.getByText('Die Anfrage ist abgelehnt.')).toBeVisible();
  await call('PUT /request/:id', { id: sent.id, body: { ...order, count_stands: 1 } });
  await expect(page.getByText(`Die Anfrage von ${company} wartet wieder auf Entscheid.`)).toBeVisible();
  await expect(page.getByText('Die Anfrage ist abgelehnt.')).toHaveCount(0);
});
