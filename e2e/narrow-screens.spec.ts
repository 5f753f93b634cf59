import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { choose } from './choose.ts';
import { speak } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const paths = () => [
  '/catalog',
  '/catalog/create',
  '/active-catalog/page',
  '/active-catalog/decide',
  '/active-catalog/decide?tab=logos',
  '/active-catalog/leaf',
  `/active-catalog/page/edit/${seatOf('shownDraft').pageId}`,
  `/active-catalog/page/edit/${seatOf('shownRelease').pageId}`,
  '/wine',
  '/wine/create',
  '/exhibitor',
  '/exhibitor/send-mail',
  '/exhibitor/remind',
  '/mail',
  '/country',
  '/catalog/1/print',
  '/admin-logo',
];

test('no main screen scrolls sideways at 320 pixels', async ({ page }) => {
  // The width of 1280 pixels at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of paths()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path} is ${width} wide`);
  }
  expect(wide).toEqual([]);
});

/**
 * Problems for touch: controls smaller than 44 px, and fields into which a phone would zoom. A control counts
 * together with its label; links within a sentence are as high as its lines.
 */
function tooSmall(): string[] {
  const LEAST = 44;
  const drawn = [...document.querySelectorAll('a, button, input, select, textarea, [role="radio"]')];
  return drawn.flatMap((element) => {
    const own = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const inSentence = element.tagName === 'A' && style.display === 'inline';
    const gone =
      own.width <= 1 ||
      own.right < 0 ||
      style.visibility === 'hidden' ||
      element.closest('[aria-hidden=true]');
    if (gone || inSentence) return [];
    const boxes = [
      own,
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.getBoundingClientRect()),
    ];
    const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}`;
    const typed = element.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=file])');
    return [
      ...(Math.min(width, height) < LEAST - 0.5
        ? [`${name} is ${Math.round(width)} × ${Math.round(height)}`]
        : []),
      ...(typed && Number.parseFloat(style.fontSize) < 16 ? [`${name} is written in ${style.fontSize}`] : []),
    ];
  });
}

/** The free width of a select next to the chosen text. */
function spareWidth(element: Element): number {
  const select = element as HTMLSelectElement;
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.font = style.font;
  const text = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
  return (
    select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - text
  );
}

/** Visits screens: all controls are large enough, and none scrolls sideways. */
async function expectRoomForFingers(page: Page, screens: string[]): Promise<void> {
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft([...new Set(await page.evaluate(tooSmall))], path).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(420);
  }
}

test('on a phone all controls are large enough for touch, and the bin is not next to the menu', async ({
  openBrowser,
}) => {
  const page = await openBrowser({
    storageState: stateOf('admin'),
    viewport: { width: 420, height: 900 },
    hasTouch: true,
    isMobile: true,
  });
  await expectRoomForFingers(page, paths());
  // The pages of a request are separate links, not words of a sentence.
  await page.goto('/admin-request');
  await page
    .getByRole('link', { name: /bearbeiten$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Seite auf Position/ }).first()).toBeVisible();
  expect.soft([...new Set(await page.evaluate(tooSmall))], 'a request').toEqual([]);

  // Larger letters and targets do not overlap: the rows per page, and the button that clears a select.
  await page.goto('/country');
  const rows = page.getByRole('combobox', { name: /pro Seite$/ });
  await expect(rows).toBeVisible();
  expect(await rows.evaluate(spareWidth)).toBeGreaterThanOrEqual(0);
  await page.goto('/wine/create');
  await choose(page, 'Auszeichnung', 'Bioweinpreis');
  const award = page.getByRole('combobox', { name: 'Auszeichnung' });
  const field = await award.boundingBox();
  const clear = await award.locator('..').getByLabel('Auswahl leeren').boundingBox();
  const arrow = await award.locator('..').locator('svg[data-combobox-chevron]').boundingBox();
  if (!field || !clear || !arrow) throw new Error('the award cannot be emptied');
  expect(clear.x + clear.width).toBeLessThanOrEqual(arrow.x);
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(field.x + field.width - 8);

  await page.goto(`/active-catalog/page/edit/${seatOf('shownDraft').pageId}`);
  await page.getByRole('textbox', { name: 'Neue Kategorie' }).fill('Apéroweine');
  await page.getByRole('button', { name: 'Kategorie anlegen' }).click();
  const menu = await page
    .getByRole('button', { name: /^Weitere Aktionen für Kategorie/ })
    .first()
    .boundingBox();
  const bin = await page
    .getByRole('button', { name: /^Kategorie .* löschen$/ })
    .first()
    .boundingBox();
  if (!menu || !bin) throw new Error('the page has no category');
  expect(Math.max(bin.x - menu.x - menu.width, bin.y - menu.y - menu.height)).toBeGreaterThanOrEqual(6);
});

test('an exhibitor finds everything large enough on a phone, too', async ({ openBrowser }) => {
  const page = await openBrowser({
    storageState: stateOf('exhibitor'),
    viewport: { width: 420, height: 900 },
    hasTouch: true,
    isMobile: true,
  });
  await expectRoomForFingers(page, [
    '/exhibitor-page',
    '/exhibitor-wine',
    '/request',
    '/logo',
    '/profile/edit',
  ]);

  // Whom to ask comes later than the rest of the screen.
  await page.goto('/request');
  await expect(page.getByRole('link', { name: 'messe@rebblatt.test' })).toBeVisible();
  expect([...new Set(await page.evaluate(tooSmall))]).toEqual([]);

  // The bar of an exhibitor has one button more than that of the organiser, and its pages have remarks.
  await page.goto('/exhibitor-page');
  await expect(page.getByRole('link', { name: /«Inserat.*» bearbeiten/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 420, height: 900 });

  // The stand of an advertisement is visible, and the button below its image is wide enough for its text.
  await page.getByRole('link', { name: /«Inserat.*» bearbeiten/ }).click();
  const stand = page.getByRole('combobox', { name: 'Stand', exact: true });
  await expect(stand).not.toHaveValue('');
  await expect(stand.locator('..').getByLabel('Auswahl leeren')).toHaveCount(0);
  const keep = page.locator('figcaption').getByRole('button', { name: 'Herunterladen' });
  await expect(keep).not.toHaveCSS('padding-left', '0px');
  expect([...new Set(await page.evaluate(tooSmall))]).toEqual([]);
});

test('the buttons of the list of exhibitors cover nothing of it at 1024 pixels, in three languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const language of ['de', 'fr', 'en'] as const) {
    await speak(page, language);
    await page.goto('/exhibitor');
    const list = page.getByRole('table');
    await expect(list.getByRole('row')).not.toHaveCount(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const beyond = await list.evaluate(
      (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
    );
    expect([language, beyond]).toEqual([language, 0]);
  }
});

test('the two buttons of a decision reach as far as the page above them', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/active-catalog/decide');
  const reject = page.getByRole('button', { name: 'Ablehnen' });
  await expect(reject).toBeVisible();
  const [button, queue] = await reject.evaluate((own) =>
    [own, own.closest('[class*=queue]')].map((part) => part?.getBoundingClientRect().right ?? 0),
  );
  expect(button).toBeCloseTo(queue ?? 0, 0);
});
