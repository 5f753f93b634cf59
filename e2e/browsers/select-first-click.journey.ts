import { seatOf } from '../stage.ts';
import type { Tab } from './tab.ts';
import { test } from './test.ts';

/** Clicks into a select that has a value and types at once; the first key replaces its text. */
async function typeAtOnce(tab: Tab, name: RegExp, letter: string): Promise<void> {
  const field = { role: 'combobox', name, at: 0 };
  await tab.readsSomething(field);
  await tab.click(field);
  await tab.type(letter);
  await tab.sees({ role: 'listbox' });
  await tab.reads(field, letter);
}

test('the first click into every filled select selects its text, also the second time', async ({ tab }) => {
  const { email, pageId } = seatOf('ownOrder');
  await tab.signIn(email);
  // Each on a screen that was just opened: only there the select itself has still to come.
  for (const [name, letter] of [
    [/^Seitentitel/, 'a'],
    [/^Stand/, '1'],
    [/Flaschengrösse/, '7'],
  ] as const) {
    await tab.open(`/exhibitor-page/edit/${pageId}`);
    await typeAtOnce(tab, name, letter);
    await tab.press('Escape');
    await tab.seesNo({ role: 'listbox' });
    await typeAtOnce(tab, name, letter);
  }
  // Others of a screen on which it is already there.
  await tab.open(`/exhibitor-page/edit/${pageId}`);
  await typeAtOnce(tab, /^Seitentitel/, 'a');
  await tab.press('Escape');
  await typeAtOnce(tab, /^Stand/, '1');
  await tab.press('Escape');
  await typeAtOnce(tab, /Flaschengrösse/, '7');
  await tab.press('Escape');

  await tab.open('/exhibitor-wine');
  // It comes above the list and moves it.
  await tab.sees({ text: 'Was noch zu tun ist' });
  await tab.click({ role: 'link', name: /bearbeiten$/, at: 0 });
  await tab.sees({ role: 'combobox', name: /^Region/ });
  await typeAtOnce(tab, /^Region/, 'w');
});
