import { expect, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { addWine, CATEGORY, putOnPage } from './fill-a-page.ts';
import { acceptCookies } from './session.ts';
import { seatOf } from './stage.ts';

const WINE = `Namenlos ${Date.now().toString(36).slice(-4)}`;

test('a wine without grape variety is reported at the release and found in the wine list', async ({
  page,
  baseURL,
}) => {
  const { email, pageId } = seatOf('grapeList');
  await acceptCookies(page, baseURL);
  await beginAs(page, email);
  await addWine(page, 'de', WINE);
  await putOnPage(page, 'de', pageId, WINE);
  await page.getByRole('button', { name: 'Seite freigeben' }).click();
  const warning = page.getByRole('dialog', { name: 'Weine ohne Rebsorte' });
  await expect(warning.getByRole('listitem').filter({ hasText: WINE })).toBeVisible();
  await warning.getByRole('link', { name: 'Rebsorten in der Weinliste ergänzen' }).click();
  await expect(page).toHaveURL(/\/exhibitor-wine\?gv_count=0/);
  await expect(page.getByRole('row').filter({ hasText: WINE })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const STAMP = Date.now().toString(36).slice(-4);
const [priceless, sizeless] = [`Preislos ${STAMP}`, `Weiteres ${STAMP}`];

test('what lacks price, bottle size and grape variety stands in one warning, each with the way to its place', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const { email, pageId } = seatOf('grapeList');
  await acceptCookies(page, baseURL);
  const { call } = await callAs(page.request, email);
  const { data: categories } = await call('GET /page-category/by-page/:page_id', { page_id: pageId });
  const shelf = categories.find(({ category, wines }) => category === CATEGORY && wines.length > 0);
  const grapeless = shelf?.wines.find(({ grape_varieties_count }) => grape_varieties_count === 0);
  const size = shelf?.bottle_size1_id ?? 0;
  const { data: regions } = await call('GET /region', {});
  const { data: types } = await call('GET /wine-type', {});
  const { data: grapes } = await call('GET /grape-variety', {});
  const { data: sizes } = await call('GET /bottle-size', {});
  const otherSize = sizes.find(({ id }) => id !== size)?.id ?? 0;
  const printed = sizes.find(({ id }) => id === size)?.size;
  /** A category with a wine, whose bottle size is then another one. */
  const changed = async (category: string, name: string, from: number, to: number | null) => {
    const { data } = await call('POST /wine', {
      body: {
        ...{ wine: name, year: 2022, region_id: regions[0]?.id ?? 0, wine_type_id: types[0]?.id ?? 0 },
        ...{ alcohol_content_level: 30, bottle_size: [{ bottle_size_id: from, price: 20 }], sku: null },
        ...{ wine_category_id: null, award_id: null, public_wine: 1 },
        grape_varieties: [grapes[0]?.id ?? 0],
      },
    });
    const { data: made } = await call('POST /page-category', {
      body: { page_id: pageId, category, position: 100, bottle_size1_id: from },
    });
    await call('POST /page-category/add-wine/:category_id/:wine_id', {
      category_id: made.id,
      wine_id: data.id,
    });
    const { data: now } = await call('GET /page-category/:id', { id: made.id });
    await call('PUT /page-category/:id', {
      id: made.id,
      body: { version: now.version, bottle_size1_id: to },
    });
  };
  await changed(`Anderes ${STAMP}`, priceless ?? '', otherSize, size);
  await changed(sizeless ?? '', `Krug ${STAMP}`, size, null);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);

  const ask = async () => {
    await page.getByRole('button', { name: 'Seite freigeben' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  };
  const warning = page.getByRole('dialog', { name: 'Vor der Freigabe prüfen' });
  await ask();
  await expect(warning.getByRole('listitem')).toHaveText([
    sizeless ?? '',
    // It has a price, but not for the bottle of its category.
    `${priceless} 2022: kein Preis für ${printed}`,
    `${grapeless?.wine} ${grapeless?.year}`,
  ]);
  await warning.getByRole('button', { name: `${priceless} 2022` }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(page.locator('[data-row]:has(:focus), [data-row]:focus')).toContainText(priceless ?? '');
  await ask();
  await warning.getByRole('button', { name: sizeless }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.locator('[data-row]:has(:focus), [data-row]:focus').first()).toBeVisible();
  await ask();
  await warning.getByRole('link', { name: `${grapeless?.wine} ${grapeless?.year}` }).click();
  await expect(page).toHaveURL(new RegExp(`/exhibitor-wine/edit/${grapeless?.id}\\?from=`));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Who releases all the same is asked nothing more but the release itself.
  await page.goBack();
  await ask();
  await warning.getByRole('button', { name: 'Trotzdem freigeben' }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
});
