import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { beginAs } from './begin-as.ts';
import { acceptCookies } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

const COMMENT = 'Bitte den Jahrgang des Chasselas prüfen.\nDie Fusszeile kürzen.';

test('a rejected page says why, is corrected and released again', async ({ page, openBrowser, baseURL }) => {
  const { email, pageId } = seatOf('rejectedPage');
  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto(`/active-catalog/page/edit/${pageId}`);
  await organiser.getByLabel('Ablehnen: der Aussteller ändert die Seite').check();
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByRole('alert').first()).toContainText('Kommentar');
  await organiser.getByRole('textbox', { name: 'Kommentar' }).fill(COMMENT);
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    organiser.getByText('Die Seite ist abgelehnt; der Aussteller wird benachrichtigt.'),
  ).toBeVisible();

  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  await expect(page.getByText('Die Seite wurde abgelehnt.')).toBeVisible();
  const notice = page.getByText(`«${COMMENT}»`);
  await expect(notice).toBeVisible();
  // In the lines in which it was written.
  expect(await notice.innerText()).toBe(`«${COMMENT}»`);
  await releaseWith(page, 'Preise exkl. MwSt.');
  await expect(page.getByText(`«${COMMENT}»`)).toHaveCount(0);

  // A mistake is noticed after the release, which is still undecided.
  await page.getByRole('button', { name: 'Freigabe zurückziehen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigabe zurückziehen' }).click();
  await expect(page.getByText('Die Freigabe ist zurückgezogen.')).toBeVisible();
  await releaseWith(page, 'Preise inkl. MwSt.');

  await organiser.goto(`/active-catalog/page/edit/${pageId}`);
  const preview = organiser.getByRole('region', { name: 'Die Seite, wie sie gedruckt wird' });
  await expect(preview.getByText('Preise inkl. MwSt.')).toBeVisible();

  // What has changed since the proof before is shown beside it.
  // By key: what still comes above would move it away from under a pressed button.
  await organiser.getByText('Abzüge', { exact: true }).press('Enter');
  const compare = organiser.getByRole('button', { name: /^Abzug \d+ mit Abzug \d+ vergleichen$/ }).first();
  const [newer, older] = ((await compare.getAttribute('aria-label')) ?? '').match(/\d+/g) ?? [];
  expect(Number(newer) - Number(older)).toBe(1);
  await compare.click();
  const proofs = organiser.getByRole('dialog', { name: `Abzug ${newer}` });
  for (const name of [`Abzug ${newer}`, `Abzug ${older}`])
    await expect(proofs.getByRole('img', { name })).toBeVisible();
  await organiser.keyboard.press('Escape');
  await expect(proofs).toHaveCount(0);

  // The organiser's remark is shown for an accepted page too.
  await organiser.getByLabel('Annehmen: die Seite wird gedruckt').check();
  await organiser.getByLabel('Kommentar').fill('Schön geworden.');
  await organiser.getByRole('button', { name: 'Speichern' }).click();
  await expect(organiser.getByText('Die Seite ist angenommen.')).toBeVisible();
  // The exhibitor's open screen hears of it.
  await expect(
    page.getByText(/^Die Messeleitung hat Ihre Seite auf Position \d+ angenommen\.$/),
  ).toBeVisible();
  await expect(page.getByText('«Schön geworden.»')).toBeVisible();
  await expect(
    page.getByRole('banner').or(page.getByRole('main')).getByText('angenommen', { exact: true }),
  ).toBeVisible();
  await page.goto('/exhibitor-page');
  for (const column of ['Position', 'Seitentyp', 'Stand', 'Seitentitel', 'Status'])
    await expect(page.getByLabel(`Nach ${column} filtern`)).toBeVisible();
});

/** Changes the footer of an open wine page and releases it. */
async function releaseWith(page: Page, footer: string): Promise<void> {
  await page.getByLabel('Fusszeile').fill(footer);
  await page.getByLabel('Fusszeile').blur();
  await expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Seite freigeben' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const anyway = dialog.getByRole('button', { name: 'Trotzdem freigeben' });
  if (await anyway.isVisible()) await anyway.click();
  await dialog.getByRole('button', { name: 'Seite freigeben' }).click();
  await expect(
    page.getByText('Die Seite ist freigegeben. Die Messeleitung entscheidet.').last(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Freigabe zurückziehen' })).toBeVisible();
}
