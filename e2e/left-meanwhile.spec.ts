import { expect, type Locator, type Page, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { PASSWORD, SUPER } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('super') });

/** Lets the answers of an address wait until the returned function is called, which then waits for the first of them. */
async function holdAnswer(page: Page, method: string, address: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse(
    (response) => response.request().method() === method && response.url().endsWith(address.slice(2)),
  );
  return async () => {
    release();
    await (await answered).finished();
  };
}

const accepted = (page: Page) => page.getByText('Die Seite ist angenommen.', { exact: true });

/** Goes to the countries while an answer is awaited; once `told` says that it came, the user is still there. */
async function stayAway(page: Page, answer: () => Promise<void>, notice: Locator): Promise<void> {
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Länder' }).click();
  const question = page.getByRole('dialog').getByRole('button', { name: 'Änderungen verwerfen' });
  await expect(async () => {
    // One that closes just now is still seen.
    if (await question.isVisible()) await question.click({ timeout: 2000 });
    expect(page.url()).toMatch(/\/country$/);
  }).toPass();
  await answer();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Meldung schliessen' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Land hinzufügen' }).click();
  await expect(page).toHaveURL(/\/country\/create$/);
}

test('a decision opens the list, unless its screen was left before the answer', async ({ page, request }) => {
  const { pageId } = seatOf('leftMeanwhile');
  const decide = async () => {
    await page.goto(`/active-catalog/page/edit/${pageId}`);
    await page.getByRole('radio', { name: /^Annehmen/ }).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
  };
  await decide();
  await expect(accepted(page)).toBeVisible();
  await expect(page).toHaveURL(/\/active-catalog\/page$/);

  const { call } = await callAs(request, SUPER);
  await call('PUT /page/:id', { id: pageId, body: { release_accepted: null } });
  const answer = await holdAnswer(page, 'PUT', `**/api/page/${pageId}`);
  await decide();
  await stayAway(page, answer, accepted(page));
});

test('a deleted exhibitor gives way to the list, unless their screen was left before the answer', async ({
  page,
  request,
}) => {
  const stamp = Date.now().toString(36);
  const { call } = await callAs(request, SUPER);
  const add = async (company_name: string) => {
    const account = { email: `${company_name}@neuland.test`, password: PASSWORD, passwordRepeat: PASSWORD };
    return (await call('POST /exhibitor', { body: { ...account, company_name, active: 1, catalogs: [] } }))
      .data;
  };
  const remove = async (id: number) => {
    await page.goto(`/exhibitor/edit/${id}`);
    await page.getByRole('button', { name: 'Aussteller löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  };
  const [gone, late] = [await add(`fort-${stamp}`), await add(`spaet-${stamp}`)];
  await remove(gone.id);
  await expect(page.getByText(`«${gone.company_name}» ist gelöscht.`)).toBeVisible();
  await expect(page).toHaveURL(/\/exhibitor$/);

  const answer = await holdAnswer(page, 'DELETE', `**/api/exhibitor/${late.id}`);
  await remove(late.id);
  await stayAway(page, answer, page.getByText(`«${late.company_name}» ist gelöscht.`));
});
