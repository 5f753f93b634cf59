import type { CorrectionChange, WinePageInput } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import type { TakenChange } from './correction.rules.ts';
import { corrected } from './correction.rules.ts';
import { type Merged, merge } from './merge.rules.ts';

const base: WinePageInput = {
  page_title: 'Weissweine',
  company: {
    ...{ company_name: 'Rebgut Ahorn', street: null, number: null, zip_code: null, city: 'Meilen' },
    ...{ phone: null, website: null },
  },
  stand: null,
  logo: null,
  footer: null,
  categories: [
    {
      ...{ id: 1, category: 'Weissweine', bottle_size1: '75 cl', bottle_size2: null },
      wines: [{ id: 7, name: 'Riesling', year: 2023, sku: null, award: null, price1: 18, price2: null }],
    },
  ],
};

const city = (to: string): CorrectionChange => ({ field: 'city', id: null, of: null, from: 'Meilen', to });
const price = (to: number): CorrectionChange => ({
  ...{ field: 'price1', id: 7, of: 'Riesling 2023', from: 18, to },
});
const over = (change: CorrectionChange, size: string | null = null): TakenChange => ({
  ...change,
  ...{ size, pageId: 2 },
});

const outcome = (theirs: WinePageInput, ours: CorrectionChange[], taken: TakenChange[] = []) =>
  merge({ base, theirs, ours, taken }).is;

describe('a proposal meets what has happened to the page since its release', () => {
  it.each<[string, WinePageInput, TakenChange[], Merged['is']]>([
    ['nothing', base, [], 'clean'],
    ['the same words, written by its exhibitor', corrected(base, [city('Stäfa')]), [], 'clean'],
    [
      'other words for the text, taken over on another page',
      corrected(base, [city('Uster')]),
      [over(city('Uster'))],
      'conflict',
    ],
    ['other words for the text, written by its exhibitor', corrected(base, [city('Uster')]), [], 'stale'],
    [
      'another text, taken over on another page',
      corrected(base, [price(19)]),
      [over(price(19), '75 cl')],
      'clean',
    ],
    ['the price of another bottle size', corrected(base, [price(19)]), [over(price(19), '37.5 cl')], 'stale'],
    ['another text, written by its exhibitor', corrected(base, [price(19)]), [], 'stale'],
    ['a wine that has gone', { ...base, categories: [] }, [], 'stale'],
    ['another title', { ...base, page_title: 'Rotweine' }, [], 'stale'],
  ])('%s', (_, theirs, taken, expected) => {
    expect(outcome(theirs, [city('Stäfa')], taken)).toBe(expected);
  });

  it('names the first text in conflict and where it was taken over', () => {
    const theirs = corrected(base, [city('Uster'), price(19)]);
    const taken = [over(city('Uster')), over(price(19), '75 cl')];
    expect(merge({ base, theirs, ours: [city('Stäfa'), price(20)], taken })).toEqual({
      ...{ is: 'conflict', change: city('Stäfa'), by: taken[0] },
    });
  });

  it('is stale rather than in conflict when something else has changed, too', () => {
    const theirs = { ...corrected(base, [city('Uster')]), footer: 'Neu' };
    expect(outcome(theirs, [city('Stäfa')], [over(city('Uster'))])).toBe('stale');
  });
});

it('without a proposal a page is as it was, but for what was taken over elsewhere', () => {
  const theirs = corrected(base, [city('Uster')]);
  expect(outcome(theirs, [], [over(city('Uster'))])).toBe('clean');
  expect(outcome(theirs, [])).toBe('stale');
});
