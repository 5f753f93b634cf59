import { expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from './by-keys.ts';
import { stateOf } from './stage.ts';

const where = (page: Page) => page.getByRole('status').filter({ hasText: / von \d+$/ });

/** The past spring fair, so that other journeys keep the order of their pages. */
async function openPages(page: Page) {
  await page.goto('/catalog');
  await page.getByRole('link', { name: /^Seiten von «Frühlingsmesse/ }).click();
  await plan(page).getByRole('button', { name: 'Bogenplan' }).click();
  await expect(cells(page).nth(8)).toBeVisible();
}
const plan = (page: Page) => page.getByRole('region', { name: 'Bogenplan' });
const cells = (page: Page) => plan(page).getByRole('link', { name: /^Gedruckte Seite \d+/ });

test.describe('the organiser', () => {
  test.use({ storageState: stateOf('admin') });

  async function drag(page: Page, from: Locator, to: Locator) {
    const [a, b] = [await from.boundingBox(), await to.boundingBox()];
    if (!a || !b) throw new Error('The cells have no place.');
    await page.mouse.move(a.x + 10, a.y + 20);
    await page.mouse.down();
    await page.mouse.move(b.x + 12, b.y + 20, { steps: 6 });
    // What is dragged goes along, and says where it would land.
    const ghost = page.getByText(/^von Position \d+ auf \d+$/);
    await expect(ghost).toBeVisible();
    const { x = 0, width = 0 } = (await ghost.boundingBox()) ?? {};
    expect(Math.abs(x + width / 2 - b.x - 12)).toBeLessThan(160);
    await page.mouse.up();
    await expect(ghost).toHaveCount(0);
  }

  test('sees every printed page in the plan, and drags one to another place and back', async ({
    page,
    context,
  }) => {
    await openPages(page);
    const count = await cells(page).count();
    await expect(plan(page).getByText(new RegExp(`^Geplant: ${count} gedruckte Seiten`))).toBeVisible();
    const names = await cells(page).evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
    expect(names.map((name) => Number(/\d+/.exec(name ?? '')?.[0]))).toEqual(names.map((_, i) => i + 1));

    const at = names.findIndex((name) => name?.includes('Weinseite'));
    const [from, goal] = [cells(page).nth(at), cells(page).nth(at + 2)];
    const [edit, other] = [await from.getAttribute('href'), await goal.getAttribute('href')];
    await from.hover();
    // A picture in small follows the pointer.
    await expect(plan(page).locator('article.sheet')).toBeVisible();
    await drag(page, from, goal);
    await expect(page.getByText(/ist jetzt auf Position \d+\.$/)).toBeVisible();
    await expect(goal).toHaveAttribute('href', edit ?? '');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(from).toHaveAttribute('href', edit ?? '');

    // A finger that rests on a page lifts it.
    const touch = await context.newCDPSession(page);
    const finger = async (type: 'touchStart' | 'touchMove', cell: Locator) => {
      const { x, y } = (await cell.boundingBox()) ?? { x: 0, y: 0 };
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + 10, y: y + 20 }] });
    };
    await finger('touchStart', from);
    await expect(page.locator('[data-lifted]').first()).toBeVisible();
    await finger('touchMove', goal);
    await expect(page.locator('[data-drop]')).toBeVisible();
    await expect(page.getByText(/^von Position \d+ auf \d+$/)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(goal).toHaveAttribute('href', edit ?? '');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(from).toHaveAttribute('href', edit ?? '');

    // What is not done is not shown as done.
    await context.setOffline(true);
    await drag(page, from, goal);
    await expect(page.getByRole('alert').filter({ hasText: 'nicht erreichbar' })).toBeVisible();
    await expect(goal).toHaveAttribute('href', other ?? '');
    await context.setOffline(false);
    // A click without dragging opens the page.
    await from.click();
    await expect(page).toHaveURL(new RegExp(`${edit}$`));
  });

  for (const [width, height, top] of [
    [1366, 768, 420],
    [1024, 768, 500],
  ] as const)
    test(`sees the first pages of the list at once, on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/active-catalog/page');
      const first = page.locator('tbody tr').first();
      await expect(first).toBeVisible();
      await expect(plan(page).getByText(/^Geplant: /)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Stand des Katalogs' })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(top);
    });

  test('finds the plan as it was left', async ({ page }) => {
    await openPages(page);
    await page.reload();
    await expect(cells(page).nth(8)).toBeVisible();
    await plan(page).getByRole('button', { name: 'Bogenplan' }).click();
    await expect(cells(page)).toHaveCount(0);
    await page.reload();
    await expect(plan(page).getByText(/^Geplant: /)).toBeVisible();
    await expect(cells(page)).toHaveCount(0);
  });

  test('goes through the plan with arrow keys, and the first row of every list within twelve tabs', async ({
    page,
  }) => {
    await openPages(page);
    // A new screen begins with its content, past the menu.
    await tabTo(cells(page).first(), 22);
    await page.keyboard.press('ArrowRight');
    await expect(cells(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(cells(page).last()).toBeFocused();

    const progress = new URL('progress', page.url()).pathname;
    for (const path of ['/active-catalog/page', '/wine', '/exhibitor', '/admin-logo', progress]) {
      await page.goto(path);
      await expect(page.locator('tbody tr').nth(2)).toBeVisible();
      await tabTo(page.getByRole('button', { name: 'Zur ersten Zeile der Liste' }), 12);
      await page.keyboard.press('Enter');
      await expect(page.locator('tbody tr').first().locator(':focus')).toHaveCount(1);
    }
  });

  test('leafs through the whole book with keys, slider and page number', async ({ page }) => {
    await page.goto('/active-catalog/leaf');
    await expect(where(page)).toHaveText(/^Seite 1 von \d+$/);
    const count = Number(/\d+$/.exec((await where(page).textContent()) ?? '')?.[0]);
    const book = page.getByRole('region', { name: 'Katalog, aufgeschlagen' });
    // An uploaded page is its picture, and fills the paper to its edges.
    const picture = book.locator('img');
    await expect(picture).toBeVisible();
    const covers = await picture.evaluate((image) => {
      const [inner, paper] = [image, image.parentElement].map((box) => box?.getBoundingClientRect());
      const ratio = (inner?.width ?? 0) / (paper?.width ?? 1);
      return ratio > 1 && ratio < 1.05 && (inner?.left ?? 0) < (paper?.left ?? 0);
    });
    expect(covers).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(where(page)).toHaveText(`Seiten 2 und 3 von ${count}`);
    // A register, drawn by the template of print.
    await expect(book.locator('article.sheet')).toHaveCount(2);
    await expect(book.locator('article.sheet').last()).toHaveAttribute('data-side', 'right');
    await expect(page).toHaveURL(/page=2$/);
    await page.getByRole('slider', { name: 'Stelle im Katalog' }).press('End');
    await expect(where(page)).toHaveText(new RegExp(`${count} von ${count}$`));
    await page.getByRole('textbox', { name: 'Seite' }).fill(String(count + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Diese Seite gibt es nicht. Möglich ist 1 bis ${count}.`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Seite' }).fill('5');
    await page.keyboard.press('Enter');
    await expect(where(page)).toHaveText(`Seiten 4 und 5 von ${count}`);
    await page.getByRole('button', { name: 'Weiterblättern' }).click();
    await expect(where(page)).toHaveText(`Seiten 6 und 7 von ${count}`);
    await expect(page).toHaveURL(/page=6$/);
    await page.reload();
    await expect(where(page)).toHaveText(`Seiten 6 und 7 von ${count}`);
  });

  test('turns page after page with a mouse that rests, and with the keys after a click elsewhere', async ({
    page,
  }) => {
    await page.goto('/active-catalog/leaf');
    await expect(where(page)).toHaveText(/^Seite 1 von \d+$/);
    // Once it rests itself: what is still being fetched above it moves it, and a bare press waits for nothing.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Weiterblättern' }).hover();
    for (const left of [2, 4, 6]) {
      await page.mouse.down();
      await page.mouse.up();
      await expect(where(page)).toHaveText(new RegExp(`^Seiten ${left} und ${left + 1} von`));
    }
    // A busy machine paints late; the key comes before that, and before the other book.
    await page.evaluate(() => {
      const frame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (paint) => frame((at) => setTimeout(() => paint(at), 300));
    });
    await page.getByText('Was jetzt gedruckt würde').click();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/scope=now/);
    await expect(where(page)).toHaveText(/^Seiten 8 und 9 von/);
    await expect(page).toHaveURL(/(?=.*page=8)(?=.*scope=now)/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Was jetzt gedruckt würde' })).toBeChecked();
    await expect(where(page)).toHaveText(/^Seiten 8 und 9 von/);
  });
});

test.describe('an organiser with a tablet', () => {
  test.use({ storageState: stateOf('admin'), hasTouch: true });

  test('lifts a page with the first finger, which a second one does not put down', async ({ page }) => {
    await openPages(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchEnd' | 'touchCancel', touchPoints: object[] = []) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    const cell = cells(page).nth(5);
    await cell.scrollIntoViewIfNeeded();
    const { x, y } = (await cell.boundingBox()) ?? { x: 0, y: 0 };
    const first = { x: x + 10, y: y + 20, id: 1 };
    const second = { x: x + 90, y: y + 20, id: 2 };
    const lifted = page.locator('[data-lifted]').first();
    // What lifts is fetched when the plan is there.
    await expect(async () => {
      await send('touchStart', [first]);
      const held = await lifted.waitFor({ timeout: 1_000 }).then(
        () => true,
        () => send('touchCancel').then(() => false),
      );
      expect(held).toBe(true);
    }).toPass({ timeout: 30_000 });
    await send('touchStart', [first, second]);
    await send('touchEnd', [second]);
    await expect(lifted).toBeVisible();
    await send('touchCancel');
    await expect(lifted).toHaveCount(0);
  });
});

test.describe('an exhibitor with a finger on a small screen', () => {
  test.use({ storageState: stateOf('exhibitor'), viewport: { width: 420, height: 800 }, hasTouch: true });

  test('sees an own page in its place and the pages beside it covered', async ({ page }) => {
    await page.goto('/exhibitor-page');
    await page.getByRole('link', { name: 'Im Katalog ansehen' }).tap();
    const book = page.getByRole('region', { name: 'Katalog, aufgeschlagen' });
    await expect(book.getByRole('link')).toBeVisible();
    const before = Number(/\d+/.exec((await where(page).textContent()) ?? '')?.[0]);
    const box = await book.boundingBox();
    if (!box) throw new Error('The book has no place.');
    const touch = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touchPoints = [{ x: box.x + 60, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: box.x + 260, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(where(page)).toHaveText(new RegExp(`^Seite ${before - 1} von`));
    await expect(page).toHaveURL(new RegExp(`page=${before - 1}$`));
    await expect(book.getByText('Seite eines anderen Ausstellers oder der Messeleitung')).toBeVisible();
  });
});
