import { CATEGORY } from '../fill-a-page.ts';
import { seatOf } from '../stage.ts';
import { words } from '../words.ts';
import { test } from './test.ts';

const say = words.de;

test('an exhibitor signs in, adds a wine, sets it on the page and releases the page', async ({
  tab,
  engine,
}) => {
  const seat = seatOf(engine === 'firefox' ? 'catalogueInGerman' : 'catalogueInEnglish');
  const wine = `Steilhang ${Date.now().toString(36).slice(-4)}`;
  await tab.signIn(seat.email);

  await tab.open('/exhibitor-wine');
  await tab.click({ role: 'link', name: say.addWine });
  await tab.fill({ role: 'textbox', name: say.wine }, wine);
  await tab.fill({ role: 'textbox', name: say.year }, '2023');
  await tab.choose(say.region, 'Zürich', /^Zürich/);
  await tab.choose(say.wineType, 'Rot', /^Rot/);
  await tab.choose(say.grape, 'Chardonnay', /^Chardonnay/);
  await tab.choose(say.bottleSize, '75', /^75/);
  await tab.fill({ role: 'textbox', name: say.price }, '24.50');
  await tab.click({ role: 'button', name: say.save });
  await tab.sees({ text: say.created(`${wine} 2023`) });

  await tab.open(`/exhibitor-page/edit/${seat.pageId}`);
  await tab.fill({ role: 'textbox', name: say.newCategory }, CATEGORY);
  await tab.click({ role: 'button', name: say.addCategory });
  await tab.choose(say.size1(CATEGORY), '75', /^75/);
  await tab.choose(say.addWineTo(CATEGORY), wine, new RegExp(wine));
  await tab.fill({ role: 'textbox', name: new RegExp(`^Preis von .*${wine}.* in CHF$`) }, '31.90');
  await tab.press('Enter');
  await tab.sees({ text: say.saved });
  await tab.sees({ role: 'region', name: say.preview });

  await tab.click({ role: 'button', name: say.release });
  const anyway = { role: 'button', name: say.anyway };
  // Asked only where the page has wines without a grape variety.
  await tab.sees({ role: 'button', name: /freigeben$/, within: { role: 'dialog' } });
  if ((await tab.look(anyway)).count > 0) await tab.click(anyway);
  const dialog = { role: 'dialog', name: say.release };
  await tab.click({ role: 'button', name: say.release, within: dialog });
  await tab.sees({ text: say.waits });
});
