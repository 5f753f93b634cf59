import { expect, type Page, test } from '@playwright/test';
import { speak } from './session.ts';
import { stateOf } from './stage.ts';

const LISTS = {
  super: [
    ...['/catalog', '/exhibitor', '/wine', '/admin-logo', '/admin-request', '/active-catalog/page'],
    ...['/country', '/region', '/stand', '/page-title', '/wine-category', '/history', '/admin'],
    ...['/ship', '/deck', '/service', '/grape-variety', '/wine-type', '/bottle-size', '/mail'],
    ...['/catalog/1/exhibitor', '/catalog/1/page'],
  ],
  exhibitor: ['/exhibitor-page', '/exhibitor-wine', '/logo'],
} as const;

/** The rows of the toolbar below the first that have a single button and nothing else. */
const lonely = (page: Page) =>
  page.getByRole('searchbox').evaluate((search) => {
    const bar = search.closest('[class*=toolbar]');
    const shown = [...(bar?.querySelectorAll('button, a, input, select, p') ?? [])].filter((part) =>
      part.checkVisibility(),
    );
    const rows = new Map<number, Element[]>();
    for (const part of shown) {
      const box = part.getBoundingClientRect();
      const middle = Math.round((box.top + box.bottom) / 2);
      const row = [...rows.keys()].find((known) => Math.abs(known - middle) < 14) ?? middle;
      rows.set(row, [...(rows.get(row) ?? []), part]);
    }
    return [...rows]
      .sort(([one], [other]) => one - other)
      .slice(1)
      .map(([, parts]) => parts.filter((part) => part.matches('button, a')))
      .filter((buttons) => buttons.length === 1)
      .map(([button]) => button?.textContent || (button?.getAttribute('aria-label') ?? ''));
  });

/** The buttons of the rows stay in view, over whatever does not fit. */
const hidden = (page: Page) =>
  page
    .locator('main table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
        .map(() => 'a column lies under the buttons'),
    );

for (const who of ['super', 'exhibitor'] as const)
  for (const language of ['de', 'en', 'fr'] as const)
    test.describe(() => {
      test.use({ storageState: stateOf(who) });

      test(`no button of a list is alone on a second row (${who}, ${language})`, async ({ page }) => {
        await speak(page, language);
        const alone: string[] = [];
        for (const list of LISTS[who]) {
          await page.goto(list);
          if ((await page.getByRole('searchbox').count()) === 0)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (
            !(await page
              .getByRole('searchbox')
              .first()
              .waitFor({ timeout: 15_000 })
              .then(
                () => true,
                () => false,
              ))
          )
            continue;
          await expect(page.locator('section[aria-busy="false"]').first()).toBeVisible();
          for (const width of [1440, 1280, 1024]) {
            await page.setViewportSize({ width, height: 900 });
            // The screen follows its new width in its own time.
            let faults: string[] = [];
            await expect
              .poll(
                async () => {
                  faults = [...(await lonely(page)), ...(await hidden(page))];
                  return faults;
                },
                { timeout: 5_000 },
              )
              .toEqual([])
              .catch(() => alone.push(...faults.map((fault) => `${list} at ${width}: ${fault}`)));
          }
        }
        expect(alone).toEqual([]);
      });
    });

for (const language of ['de', 'en', 'fr'] as const)
  test.describe(() => {
    test.use({ storageState: stateOf('super') });

    test(`all and nobody are chosen side by side (${language})`, async ({ page }) => {
      await speak(page, language);
      await page.goto('/exhibitor/send-mail');
      const buttons = page
        .getByRole('region')
        .filter({ has: page.getByRole('checkbox') })
        .getByRole('button');
      for (const width of [1440, 1024, 420]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(buttons).toHaveCount(2);
        const [all, nobody] = await buttons.evaluateAll((two) =>
          two.map((one) => one.getBoundingClientRect().top),
        );
        expect(nobody, `${width}`).toBe(all);
      }
    });
  });
