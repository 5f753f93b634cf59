import { expect, type Page, test } from '@playwright/test';
import { stateOf } from './stage.ts';
import { withText } from './with-text.ts';

/** The screens on which most time is spent. */
const SCREENS = {
  exhibitor: [
    '/exhibitor-page',
    '/exhibitor-wine',
    '/exhibitor-wine/create',
    '/logo',
    '/request',
    '/profile/edit',
    '/wine/import',
    '/help',
  ],
  admin: [
    ...['/active-catalog/page', '/active-catalog/decide', '/catalog/1/progress', '/catalog/1/print'],
    ...[
      '/exhibitor',
      '/exhibitor/remind',
      '/admin-request',
      '/admin-logo',
      '/wine',
      '/catalog',
      '/mail',
      '/history',
    ],
    ...['/country', '/stand'],
  ],
} as const;

/**
 * The texts that their own box cuts off without a title that says all of it, the fields that are narrower than what stands in
 * them, and the texts that lie on others.
 */
const faults = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} «${(element.textContent || (element as HTMLInputElement).value).slice(0, 40)}»`;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const textIn = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const shown = [...document.querySelectorAll('main *, nav *, header *')].filter(isShown);
    const texts = shown.filter((element) => textIn(element).length > 0);
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 3)
      );
    };
    const cut = texts.filter((element) => isCut(element) && !element.closest('[title]'));
    const narrow = shown
      .filter(
        (element) =>
          element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type),
      )
      .filter(
        (element) =>
          (element as HTMLInputElement).value !== '' && element.scrollWidth > element.clientWidth + 1,
      );
    // What stays in place while the rest is scrolled lies above it.
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const hides = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    /** What is seen of a box, which those around it may cut. */
    const seenOf = (element: Element | null, box: DOMRect): DOMRect => {
      if (element === null) return box;
      if (!hides(element)) return seenOf(element.parentElement, box);
      const frame = element.getBoundingClientRect();
      const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
      const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
      return seenOf(
        element.parentElement,
        new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)),
      );
    };
    const boxes = texts
      .filter((element) => element.closest('main') && !stays(element))
      .flatMap((element) =>
        textIn(element).flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((box) => ({ element, box: seenOf(element, box) }));
        }),
      );
    const upon = boxes.filter(({ element, box }, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            other.element !== element &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 3 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > box.height / 3,
        ),
    );
    return [
      ...cut.map((element) => `cut: ${name(element)}`),
      ...narrow.map((element) => `narrow: ${name(element)}`),
      ...upon.map(({ element }) => `overlapping: ${name(element)}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
    ];
  });

for (const who of ['exhibitor', 'admin'] as const)
  for (const size of [20, 24, 28])
    test(`with a text of ${size} px nothing is cut (${who})`, async () => {
      await withText(
        size,
        1440,
        async (page) => {
          const found: string[] = [];
          for (const path of SCREENS[who]) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await page.waitForLoadState('networkidle');
            for (const fault of await faults(page)) found.push(`${path}: ${fault}`);
          }
          expect(found).toEqual([]);
        },
        stateOf(who),
      );
    });
