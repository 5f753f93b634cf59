import { expect, type Locator } from '@playwright/test';

type How = {
  key?: 'Tab' | 'Shift+Tab';
  /** It appears only on the way, as what leads back up does once one has gone down. */
  appears?: true;
};

/**
 * Goes on to a control with the Tab key alone, as someone without a mouse does, and asserts that one sees it has the
 * focus: in view, nothing over it, with a ring around it.
 * @param most how many presses the way there may cost
 */
export async function tabTo(
  target: Locator,
  most: number,
  { key = 'Tab', appears }: How = {},
): Promise<void> {
  if (!appears) await expect(target).toBeVisible();
  const page = target.page();
  const way: string[] = [];
  do {
    await page.keyboard.press(key);
    way.push(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40) ?? ''));
  } while (!(await isFocused(target)) && way.length < most);
  expect(await isFocused(target), `${key} led past: ${way.join(' | ')}`).toBe(true);
  await expect(target).toBeInViewport();
  await expect.poll(() => target.evaluate(isUncovered), 'nothing lies over it').toBe(true);
  expect(await target.evaluate(ring), 'a ring shows where the focus is').not.toBe('');
}

const isFocused = (target: Locator) =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

/** Whether its middle is its own: no bar that stays on the screen lies over it. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}

/** What is drawn around an element with the focus, or around the box that it fills; empty if nothing. */
function ring(element: Element): string {
  if (!element.matches(':focus-visible')) return '';
  const drawn = [element, element.parentElement]
    .map((one) => one && getComputedStyle(one))
    .find((style) => style && style.outlineStyle !== 'none' && style.outlineWidth !== '0px');
  return drawn ? `${drawn.outlineWidth} ${drawn.outlineColor}` : '';
}
