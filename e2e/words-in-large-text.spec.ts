import { expect, type Page, test } from '@playwright/test';
import { stateOf } from './stage.ts';
import { withText } from './with-text.ts';

/** The words on the screen, without icons, that take more lines than they have words: broken within one. */
const brokenWords = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim().split(/\s+/) ?? [];
      if (!text.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > Math.max(words.length, 3)) broken.push(text.nodeValue ?? '');
    }
    return broken;
  });

/** The choices beside one another whose words end at an edge. */
const cutChoices = (page: Page) =>
  page.locator('.mantine-SegmentedControl-label:visible').evaluateAll((labels) =>
    labels
      .filter((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        const words = range.getBoundingClientRect();
        const box = label.getBoundingClientRect();
        return words.left < box.left - 1 || words.right > Math.min(box.right, innerWidth) + 1;
      })
      .map((label) => label.textContent),
  );

/** Screens, and what is on them when they are there. */
const SCREENS = [
  ['/setup', 'katalog@'],
  ['/active-catalog/page', 'Grusswort'],
  ['/active-catalog/leaf', 'Was jetzt gedruckt würde'],
  ['/active-catalog/decide', 'Druckansicht'],
] as const;

test('with a text of 24 px on a telephone no word stands letter by letter, and no choice is cut', async () => {
  await withText(
    24,
    420,
    async (page) => {
      for (const [path, words] of SCREENS) {
        await page.goto(path);
        await expect(page.getByText(words).first()).toBeVisible();
        expect(await brokenWords(page), path).toEqual([]);
        expect(await cutChoices(page), path).toEqual([]);
      }
    },
    stateOf('admin'),
  );
});
