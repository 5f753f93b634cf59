import { expect, it } from 'vitest';
import { screensAbove } from './screens.ts';

it.each([
  ['/country/edit/4', ['/country']],
  ['/exhibitor/edit/7', ['/exhibitor']],
  ['/exhibitor/password-reset/7', ['/exhibitor']],
  ['/catalog/3/exhibitor/edit/7', ['/catalog', '/catalog/3/exhibitor']],
  ['/exhibitor', []],
])('above %s are %j', (path, above) => {
  expect(screensAbove(path).map(({ path: at }) => at)).toEqual(above);
});
