import { expect, type Page, test } from '@playwright/test';
import { screens } from './screens.ts';
import { stateOf } from './stage.ts';

/** Nobody tells more of them apart: the rest is in one menu with words. */
const MOST = 3;

/**
 * The buttons and links in a row or card of a list that show an icon and no words, by the rows that have too many of them.
 * The handle by which a row is dragged stands before it and not among them, and the menu has the rest in words.
 */
const crowded = (page: Page) =>
  page.locator('main').evaluate((main, most) => {
    const rows = [...main.querySelectorAll('tbody tr, li, article')].filter(
      (row) => !row.querySelector('tbody tr, li, article'),
    );
    const icons = (row: Element) =>
      [...row.querySelectorAll('button, a')]
        .filter((one) => !one.matches('[aria-haspopup=menu], [aria-roledescription]'))
        .filter((one) => one.checkVisibility() && one.querySelector('svg') && !one.textContent?.trim())
        .map((one) => one.getAttribute('aria-label') ?? '');
    return { rows: rows.length, crowded: rows.map(icons).filter((names) => names.length > most) };
  }, MOST);

/** Opens these screens in turn, and says which of their rows have too many icons. */
async function lookAt(page: Page, addresses: readonly string[]) {
  const found: string[] = [];
  let rows = 0;
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await crowded(page);
      rows += seen.rows;
      const [first] = seen.crowded;
      if (first) found.push(`${address} at ${width}: ${first.join(', ')}`);
    }
  }
  return { found, rows };
}

// The pages of the screens are known once the stage is set, not when the journeys are read.
for (const [who, parts] of [
  ['super', ['organiser', 'reference', 'superAdmin']],
  ['exhibitor', ['exhibitor']],
] as const)
  test.describe(() => {
    test.use({ storageState: stateOf(who) });

    test(`no row of any list has more than three icons beside each other (${who})`, async ({ page }) => {
      test.setTimeout(300_000);
      const addresses = parts.flatMap((part) => screens('de')[part]);
      const { found, rows } = await lookAt(page, addresses);
      expect(found).toEqual([]);
      // There was something to look at.
      expect(rows).toBeGreaterThan(addresses.length);
    });
  });
