import { expect, type Page, test } from '@playwright/test';
import { callerOf } from './calls.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test.beforeEach(async ({ page }) => {
  await page.goto('/country');
});

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Land hinzufügen' }).click();
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`«${name}» ist angelegt.`)).toBeVisible();
  await expect(page).toHaveURL(/\/country/);
}

async function remove(page: Page, name: string): Promise<void> {
  await page.goto(`/country?searchTerms=${name}`);
  await page.getByRole('button', { name: `«${name}» löschen` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText(`«${name}» ist gelöscht.`)).toBeVisible();
}

test('an administrator adds, renames and deletes a country', async ({ page }) => {
  await create(page, 'Nordmark');
  await page.goto('/country?searchTerms=Nordmark');
  await page.getByRole('link', { name: '«Nordmark» bearbeiten' }).click();
  await nameField(page).fill('Südmark');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('«Südmark» ist gespeichert.')).toBeVisible();
  await nameField(page).fill('Südmark II');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('«Südmark II» ist gespeichert.')).toBeVisible();
  await remove(page, 'Südmark II');
});

test('a name that exists is refused at its field and the form stays as it was', async ({ page }) => {
  await page.goto('/country/create');
  await nameField(page).fill('Frankreich');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(nameField(page)).toHaveValue('Frankreich');
});

test('unsaved changes are not lost by a link or the browser’s Back', async ({ page }) => {
  await page.getByRole('link', { name: 'Land hinzufügen' }).click();
  await nameField(page).fill('Halbfertig');
  await page.getByRole('link', { name: 'Regionen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Änderungen verwerfen' });
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(nameField(page)).toHaveValue('Halbfertig');
  // Back twice in quick succession, before the dialog can open.
  const backTwice = () =>
    page.evaluate(() => {
      history.back();
      history.back();
    });
  await backTwice();
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page).toHaveURL(/\/country\/create$/);
  await expect(nameField(page)).toHaveValue('Halbfertig');
  await backTwice();
  await dialog.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(page).toHaveURL(/\/country$/);
  await expect(page.getByRole('heading', { name: 'Länder' })).toBeVisible();
  // From then on every navigation works again.
  await page.getByRole('link', { name: 'Regionen' }).click();
  await expect(page.getByRole('heading', { name: 'Regionen' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/country$/);
  await expect(page.getByRole('heading', { name: 'Länder' })).toBeVisible();
});

test('when another user saved first, both values are shown and one is chosen', async ({ page }) => {
  await create(page, 'Ostmark');
  await page.goto('/country?searchTerms=Ostmark');
  await page.getByRole('link', { name: '«Ostmark» bearbeiten' }).click();
  await expect(nameField(page)).toHaveValue('Ostmark');
  const id = page.url().split('/').at(-1) ?? '';
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').access_token);
  await callerOf(page.request, token)('PUT /country/:id', { id, body: { name: 'Ostmark der anderen' } });
  await nameField(page).fill('Meine Ostmark');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
  await expect(dialog.getByRole('cell', { name: 'Meine Ostmark' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Ostmark der anderen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Meine Angaben behalten' }).click();
  await expect(page.getByText('«Meine Ostmark» ist gespeichert.')).toBeVisible();
  await remove(page, 'Meine Ostmark');
});

test('without a connection saving says so, and works once it is back', async ({ page, context }) => {
  await page.getByRole('link', { name: 'Land hinzufügen' }).click();
  // The screen itself must have been fetched before the connection goes.
  await expect(nameField(page)).toBeVisible();
  await context.setOffline(true);
  await nameField(page).fill('Westmark');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('«Westmark» ist angelegt.')).toBeVisible();
  await remove(page, 'Westmark');
});
