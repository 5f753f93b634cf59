import { ADMIN } from '../session.ts';
import { waitAgain } from '../waiting.ts';
import { words } from '../words.ts';
import { test } from './test.ts';

const say = words.de;

test('an organiser signs in, decides on a page and begins to generate the catalogue', async ({
  tab,
  request,
}) => {
  const { base } = await waitAgain(request, 1);
  await tab.signIn(ADMIN);
  await tab.open(`${base}/decide`);
  await tab.sees({ role: 'tab', name: 'Seiten (1)' });
  await tab.click({ role: 'button', name: /^Annehmen/ });
  await tab.sees({ text: 'Keine Seite wartet' });

  await tab.open(`${base}/print`);
  await tab.click({ role: 'button', name: say.generate, at: 0 });
  const dialog = { role: 'dialog', name: say.generate };
  await tab.sees({ text: /^Gedruckte Seiten heute: \d+/, within: dialog });
  await tab.click({ role: 'button', name: say.generate, within: dialog });
  // What is going on is there for as long as it takes; the message that it has begun passes before a slow driver looks.
  await tab.sees({ role: 'region', name: say.printing });
  // It ends as it began: the next browser generates as well.
  await tab.click({ role: 'button', name: 'Abbrechen' });
  await tab.seesNo({ role: 'region', name: say.printing });
});
