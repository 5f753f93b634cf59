import { expect } from '@playwright/test';
import { callAs } from '../calls.ts';
import { ADMIN } from '../session.ts';
import { test } from './test.ts';

test('bars that are always there leave the menu its names and the decision desk the whole page', async ({
  tab,
  request,
}) => {
  const { session } = await callAs(request, ADMIN);
  await tab.signIn(ADMIN);
  await tab.resize(1366, 768);
  await tab.open(`/catalog/${session.active_catalog?.id}/decide`);
  await tab.sees({ role: 'button', name: /^Annehmen/ });
  await expect.poll(() => tab.run(readBars)).toEqual({ page: true, sheet: false, broken: [], menu: 'dark' });
});

/** Which parts of the screen have a bar beside them, and which words of the menu are broken. Stands alone. */
function readBars() {
  const root = document.documentElement;
  const menu = [...document.querySelectorAll<HTMLElement>('nav')].find(
    (one) => one.scrollHeight > one.clientHeight,
  );
  const sheet = document.querySelector<HTMLElement>('[data-scale]')?.parentElement;
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(menu ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('[data-spoken], h2')) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return {
    page: innerWidth > root.clientWidth,
    sheet: sheet ? sheet.offsetWidth > sheet.clientWidth || sheet.offsetHeight > sheet.clientHeight : null,
    broken,
    // The menu is dark in both schemes.
    menu: menu ? getComputedStyle(menu).colorScheme : null,
  };
}
