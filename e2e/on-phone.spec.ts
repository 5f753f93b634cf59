import { expect, type Locator } from '@playwright/test';
import { test } from './another-browser.ts';
import { beginAs } from './begin-as.ts';
import { acceptCookies } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

/** How far a thing reaches on the screen, in px from its top. */
async function reach(thing: Locator): Promise<{ top: number; bottom: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { top: box.y, bottom: box.y + box.height };
}

test('on a phone saving, preview and release are at the bottom, and the preview opens large', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser({ viewport: { width: 420, height: 900 }, hasTouch: true, isMobile: true });
  const { email, pageId } = seatOf('onPhone');
  const editor = `/exhibitor-page/edit/${pageId}`;
  await acceptCookies(page, baseURL);
  await beginAs(page, email, editor);

  const bar = page.getByRole('region', { name: 'Speichern, Vorschau und Freigabe' });
  await expect(bar).toBeVisible();
  expect((await reach(bar)).bottom).toBeLessThanOrEqual(900);
  for (const button of await bar.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  // What a release needs is filled in by touch.
  await page.getByRole('textbox', { name: 'Neue Kategorie' }).fill('Vom See');
  await page.getByRole('button', { name: 'Kategorie anlegen' }).tap();
  await expect(page.getByRole('region', { name: 'Vom See' })).toBeVisible();
  // A field is reached above the bar, and what is typed there is saved.
  const footer = page.getByRole('textbox', { name: 'Fusszeile' });
  await footer.tap();
  await footer.fill('Lieferung ab sechs Flaschen.');
  // Whether it fits is measured although the preview is behind the other tab.
  const room = (words: string) =>
    page.getByRole('list', { name: 'Zum Freigeben' }).getByText(words, { exact: true });
  await footer.fill('Frei Haus.\n'.repeat(60));
  await expect(room('Passt nicht auf die Seite')).toHaveCount(1);
  await footer.fill('Lieferung ab sechs Flaschen.');
  await expect(room('Passt auf die Seite')).toHaveCount(1);
  await expect.poll(async () => (await reach(footer)).bottom).toBeLessThanOrEqual((await reach(bar)).top);
  await expect(bar.getByText(/^Gespeichert/)).toBeVisible();

  // The preview is in view at once, and the way back leads to the field that was being filled.
  const enlarge = page.getByRole('link', { name: 'Vorschau vergrössern' });
  await bar.getByRole('button', { name: 'Vorschau' }).tap();
  await expect(enlarge).toBeInViewport();
  // It is short, and the bar is at the bottom all the same.
  expect(Math.round((await reach(bar)).bottom)).toBe(900);
  await bar.getByRole('button', { name: 'Bearbeiten' }).tap();
  await expect(footer).toBeInViewport();
  // At the end of the screen nothing covers the release.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await expect(page.getByRole('button', { name: 'Nach oben' })).toBeVisible();
  await bar
    .getByRole('button', { name: 'Seite freigeben' })
    .click({ trial: true, position: { x: 150, y: 8 } });
  await bar.getByRole('button', { name: 'Vorschau' }).tap();
  const large = page.getByRole('dialog', { name: /^Druckvorschau/ });
  await enlarge.tap();
  await expect(large.getByText('Lieferung ab sechs Flaschen.')).toBeVisible();
  await large.getByRole('button', { name: 'Grösser' }).tap();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await enlarge.tap();
  await expect(large).toBeVisible();
  await page.goBack();
  await expect(large).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${editor}$`));

  await bar.getByRole('button', { name: 'Bearbeiten' }).tap();
  // Nothing that comes with saving moves the button from under the finger.
  const release = bar.getByRole('button', { name: 'Seite freigeben' });
  await page.reload();
  await footer.fill('Lieferung ab zwölf Flaschen.');
  const before = await reach(release);
  await expect(bar.getByText(/^Gespeichert/)).toBeVisible();
  expect(await reach(release)).toEqual(before);
  await release.tap();
  const empty = page.getByRole('dialog', { name: 'Kategorien ohne Wein' });
  await empty.getByRole('button', { name: 'Vom See' }).tap();
  await expect(page.getByRole('textbox', { name: 'Name der Kategorie Vom See' })).toBeFocused();
  await release.tap();
  await empty.getByRole('button', { name: 'Trotzdem freigeben' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Seite freigeben' }).tap();
  await expect(page.getByText('Die Seite ist freigegeben. Die Messeleitung entscheidet.')).toBeVisible();
});

test('on a phone an advertisement says what it lacks, at the bottom too', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser({ viewport: { width: 420, height: 900 }, hasTouch: true, isMobile: true });
  const { email, pageId } = seatOf('shownAd');
  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const needed = page.getByRole('list', { name: 'Zum Freigeben' }).getByRole('listitem');
  await expect(needed).toHaveText(['Stand', 'PDF-Datei hochladen']);
  await expect(needed.first().getByLabel('erfüllt')).toBeVisible();
  await expect(needed.last().getByLabel('fehlt')).toBeVisible();

  const bar = page.getByRole('region', { name: 'Vorschau und Freigabe' });
  expect(Math.round((await reach(bar)).bottom)).toBe(900);
  await expect(bar.getByText('Zum Freigeben: PDF-Datei hochladen')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Seite freigeben' })).toBeDisabled();
  await bar.getByRole('button', { name: 'Vorschau' }).tap();
  await expect(page.getByText('Datei wählen')).toBeInViewport({ ratio: 1 });
});

test('on a narrow phone no button at the bottom is cut off', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser({
    storageState: stateOf('admin'),
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await acceptCookies(page, baseURL);
  for (const seat of ['replacedAd', 'shownAd', 'shownDraft'] as const) {
    await page.goto(`/active-catalog/page/edit/${seatOf(seat).pageId}`);
    const bar = page.getByRole('region', { name: /Vorschau und Freigabe$/ });
    await expect(bar.getByRole('button').nth(1)).toBeVisible();
    const cut = await bar
      .locator('button *')
      .evaluateAll((parts) =>
        parts
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut, seat).toEqual([]);
  }
});

test('on a phone the lowest card is marked although the bar of the selection comes over it', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser({
    storageState: stateOf('admin'),
    viewport: { width: 420, height: 900 },
    hasTouch: true,
    isMobile: true,
  });
  await acceptCookies(page, baseURL);
  await page.goto('/exhibitor');
  const boxes = page.getByRole('checkbox', { name: /auswählen$/ });
  await expect(boxes.nth(4)).toBeVisible();
  const middleOf = async (box: Locator) => {
    const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  // The box of a card comes to lie at the lower end of the screen, where the bar will be; what comes above the list when it
  // is known, as the days that are left, moves it once more.
  let lowest: readonly [number, number] = [0, 0];
  await expect(async () => {
    const [, low] = await middleOf(boxes.nth(4));
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), low - 878);
    lowest = await middleOf(boxes.nth(4));
    expect(Math.abs(lowest[1] - 878)).toBeLessThan(3);
  }).toPass();
  const above = await middleOf(boxes.nth(3));
  await page.touchscreen.tap(...above);
  await page.touchscreen.tap(...lowest);
  await expect(page.getByText(/^2 von /)).toBeVisible();
});
