import { expect, type Page, test } from '@playwright/test';
import { screens } from './screens.ts';
import { stateOf } from './stage.ts';
import { withText } from './with-text.ts';

/** The words of tags that are broken in the middle. */
const brokenTags = (page: Page) =>
  page.locator('main span[data-tone]:visible').evaluateAll((tags) =>
    tags.flatMap((tag) => {
      const texts = document.createTreeWalker(tag, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word[0]);
        }
      return broken;
    }),
  );

// The pages of the screens are known once the stage is set, not when the journeys are read.
for (const [who, parts] of [
  ['super', ['organiser', 'superAdmin']],
  ['exhibitor', ['exhibitor']],
] as const)
  test(`with a text of 28 px on a telephone no tag breaks inside a word (${who})`, async () => {
    test.setTimeout(300_000);
    await withText(
      28,
      420,
      async (page) => {
        const found: string[] = [];
        let tags = 0;
        for (const address of parts.flatMap((part) => screens('de')[part])) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          tags += await page.locator('main span[data-tone]:visible').count();
          for (const word of new Set(await brokenTags(page))) found.push(`${address}: ${word}`);
        }
        expect(found).toEqual([]);
        expect(tags).toBeGreaterThan(3);
      },
      stateOf(who),
    );
  });
