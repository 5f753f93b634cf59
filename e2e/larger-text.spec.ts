import { expect, type Page, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { ADMIN } from './session.ts';
import { seatOf, stateOf } from './stage.ts';
import { withText } from './with-text.ts';

/** The fields whose text is wider than they are. */
const cutFields = (page: Page) =>
  page.locator('input:visible').evaluateAll((fields) =>
    fields
      .filter((field) => field.matches('[inputmode=decimal], [inputmode=numeric], [role=combobox]'))
      .filter((field) => (field as HTMLInputElement).value !== '' && field.scrollWidth > field.clientWidth)
      .map((field) => `${field.getAttribute('aria-label')}: ${(field as HTMLInputElement).value}`),
  );

/** The buttons whose words do not stand in the middle of their height. */
const crookedButtons = (page: Page) =>
  page.locator('main .mantine-Button-root:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const range = document.createRange();
        range.selectNodeContents(button.querySelector('.mantine-Button-label') ?? button);
        const words = range.getBoundingClientRect();
        const box = button.getBoundingClientRect();
        return Math.abs(words.top + words.bottom - box.top - box.bottom) > 4;
      })
      .map((button) => button.textContent),
  );

/** The size of text of every element that has some of its own. */
const sizesOfText = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const sizes = [...main.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => (element as HTMLElement).checkVisibility())
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return { smallest: Math.min(...sizes), count: sizes.length };
  });

/** How wide the smallest and the largest icon of the screen are. */
const sizesOfIcons = (page: Page) =>
  page.locator('svg.lucide').evaluateAll((icons) => {
    const widths = icons.map((icon) => icon.getBoundingClientRect().width).filter((width) => width > 0);
    return { smallest: Math.min(...widths), largest: Math.max(...widths), count: widths.length };
  });

for (const size of [20, 24, 28])
  test(`with a text of ${size} px all of it is larger, and no price is cut`, async () => {
    const { email, pageId } = seatOf('ownOrder');
    await withText(size, 1440, async (page) => {
      await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
      await expect(page.getByRole('textbox', { name: /^Preis/ }).first()).toBeVisible();
      const { smallest, count } = await sizesOfText(page);
      expect(count).toBeGreaterThan(10);
      // At the usual 16 px the smallest text has 11 px.
      expect(smallest).toBeGreaterThanOrEqual((11 * size) / 16 - 0.5);
      // Beside a text of 16 px icons have 13 to 18 px and more.
      const icons = await sizesOfIcons(page);
      expect(icons.count).toBeGreaterThan(10);
      expect(icons.smallest).toBeGreaterThanOrEqual((13 * size) / 16);
      expect(icons.largest).toBeGreaterThanOrEqual((18 * size) / 16 - 0.5);
      expect(await cutFields(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
    });
  });

for (const size of [20, 24, 28])
  test(`with a text of ${size} px on a telephone no price, size or title of a page is cut`, async () => {
    const { email, pageId } = seatOf('ownOrder');
    await withText(size, 420, async (page) => {
      await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
      await expect(page.getByRole('textbox', { name: /^Preis/ }).first()).toBeVisible();
      expect(await cutFields(page)).toEqual([]);
      await page.goto('/exhibitor-wine/create');
      await expect(page.getByRole('textbox', { name: /^Preis/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(420);
    });
  });

test('with a text of 24 px on a telephone no screen is wider than the window', async () => {
  const daily = {
    [seatOf('ownOrder').email]: ['/exhibitor-page', '/exhibitor-wine', '/logo', '/request', '/profile/edit'],
    [ADMIN]: ['/exhibitor', '/admin-logo', '/admin-request', '/admin-request/edit/1', '/history', '/setup'],
  };
  for (const [email, screens] of Object.entries(daily))
    await withText(24, 420, async (page) => {
      const [first = '', ...others] = screens;
      await beginAs(page, email, first);
      await expect(page.getByRole('button', { name: 'Abmelden' })).toBeInViewport({ ratio: 1 });
      for (const screen of [first, ...others]) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, screen).toBeLessThanOrEqual(420);
        expect(await crookedButtons(page), screen).toEqual([]);
      }
    });
});

test('with a text of 24 px on a telephone a message that can be undone lies under nothing of itself', async () => {
  const { email, pageId } = seatOf('ownOrder');
  await withText(24, 420, async (page) => {
    await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
    await page
      .getByRole('button', { name: /von der Seite nehmen$/ })
      .first()
      .click();
    const undo = page.getByRole('button', { name: 'Rückgängig' });
    await expect(undo).toBeVisible();
    const [word, cross] = [
      await undo.boundingBox(),
      await page.getByRole('button', { name: 'Meldung schliessen' }).boundingBox(),
    ];
    const isBelow = (word?.y ?? 0) >= (cross?.y ?? 0) + (cross?.height ?? 0);
    expect(isBelow || (word?.x ?? 0) + (word?.width ?? 0) <= (cross?.x ?? 0)).toBe(true);
    expect((word?.x ?? 0) + (word?.width ?? 0)).toBeLessThanOrEqual(420);
    await undo.click();
    await expect(undo).toBeHidden();
  });
});

test('with a text of 28 px on a telephone the numbers of a catalogue stay in their card', async () => {
  await withText(28, 420, async (page) => {
    await beginAs(page, ADMIN, '/active-catalog/page');
    const strip = page.getByRole('region', { name: 'Stand des Katalogs' });
    await expect(strip.getByRole('listitem').first()).toBeVisible();
    const outside = await strip.evaluate((card) => {
      const edge = card.getBoundingClientRect().right;
      return [...card.querySelectorAll('li *')]
        .filter((word) => word.getBoundingClientRect().right > edge)
        .map((word) => word.textContent);
    });
    expect(outside).toEqual([]);
  });
});

test('with a text of 24 px on a telephone the notice about cookies covers no field of the login', async () => {
  await withText(24, 420, async (page) => {
    await page.goto('/login');
    const notice = page.getByRole('region', { name: 'Hinweis zu Cookies' });
    await expect(notice).toBeVisible();
    for (const field of ['E-Mail', 'Passwort'])
      expect((await page.getByRole('textbox', { name: field }).boundingBox())?.y).toBeLessThan(
        (await notice.boundingBox())?.y ?? 0,
      );
    await expect(page.getByRole('textbox', { name: 'Passwort' })).toBeInViewport();
  });
});

test('the folded menu has a short word below each icon, and stays as it was chosen', async () => {
  await withText(
    16,
    1366,
    async (page) => {
      await page.goto('/bottle-size');
      const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
      const entry = menu.getByRole('link', { name: 'Flaschengrössen' });
      await expect(entry.getByText('Grössen', { exact: true })).toBeVisible();
      const words = await menu.locator('a span').evaluateAll((spans) =>
        spans
          .filter((span) => span.clientWidth > 4)
          .filter((span) => span.scrollWidth > span.clientWidth || span.getBoundingClientRect().right > 72)
          .map((span) => span.textContent),
      );
      expect(words).toEqual([]);
      await page.getByRole('button', { name: 'Menü vergrössern' }).click();
      await expect(menu.getByText('Flaschengrössen')).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Menü verkleinern' }).click();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Menü vergrössern' })).toBeVisible();

      // What names an entry stands below its icon: nothing else comes over the title of the screen.
      const heading = page.getByRole('heading', { level: 1 });
      const title = await heading.boundingBox();
      const over = async () => {
        const shown = await page.locator('body > div:not(:has(h1))').all();
        const boxes = await Promise.all(shown.map((part) => part.boundingBox()));
        return boxes.filter(
          (box) =>
            box &&
            title &&
            box.width > 0 &&
            box.x < title.x + title.width &&
            box.x + box.width > title.x &&
            box.y < title.y + title.height &&
            box.y + box.height > title.y,
        );
      };
      for (const link of await menu.getByRole('link').all()) {
        if (!(await link.isVisible())) continue;
        expect(await link.getAttribute('title')).toBeNull();
        await link.hover();
        await link.focus();
        await expect(page.getByRole('tooltip')).toHaveCount(0);
        expect(await over()).toEqual([]);
      }
      // The one that has an icon only is named when the keyboard reaches it.
      await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
      const fold = page.getByRole('button', { name: 'Menü vergrössern' });
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(fold).toBeFocused({ timeout: 10 });
      }).toPass({ intervals: [10] });
      await expect(page.locator('body > div').getByText('Menü vergrössern', { exact: true })).toBeVisible();
      expect(await over()).toEqual([]);
    },
    stateOf('super'),
  );
});

test('the folded menu has the state of the request in one piece, on the screen of the request too', async () => {
  const { email } = seatOf('ownOrder');
  await withText(16, 1366, async (page) => {
    await beginAs(page, email, '/request');
    const entry = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: /^Anfrage/ });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    const state = entry.getByText('angenommen', { exact: true });
    await expect(state).toBeVisible();
    const lines = await state.evaluate((element) => {
      const word = document.createRange();
      word.selectNodeContents(element);
      return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });
});

test('with a text of 24 px the buttons of a page stand right below its title', async () => {
  const { email, pageId } = seatOf('ownOrder');
  await withText(24, 1366, async (page) => {
    await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
    await expect(page.getByRole('textbox', { name: /^Preis/ }).first()).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const button = await page.getByRole('button', { name: 'Seite freigeben' }).boundingBox();
    expect((button?.y ?? 0) - ((title?.y ?? 0) + (title?.height ?? 0))).toBeLessThan(24);
  });
});

for (const { size, width } of [
  { size: 16, width: 320 },
  { size: 24, width: 420 },
])
  test(`with a text of ${size} px the sheet of the sign-in at ${width} px has nothing over its bars`, async () => {
    await withText(size, width, async (page) => {
      for (const language of ['de', 'fr', 'en']) {
        await page.addInitScript(
          ([to, fair]) => {
            localStorage.setItem('language', to);
            localStorage.setItem('next-fair', fair);
          },
          [
            language,
            JSON.stringify({
              name: 'Hauptmesse',
              from: '2020-01-01',
              to: `${new Date().getFullYear() + 1}-12-31`,
            }),
          ] as const,
        );
        await page.goto('/login');
        const kicker = page.getByText(/^(Datensammlung läuft|Saisie en cours|Data collection in progress)$/);
        const covered = await kicker.evaluate((text) => {
          const bars = text.parentElement?.querySelector('ul')?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some(
            (line) => bars && line.right > bars.left && line.top < bars.bottom && line.bottom > bars.top,
          );
        });
        expect(covered, language).toBe(false);
      }
    });
  });
