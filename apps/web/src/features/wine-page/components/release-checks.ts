import type { ErrorCode, WinePageInput } from '@rebblatt/contracts';
import {
  doubtsOfWinePage,
  gapsOfWinePage,
  MAX_ROWS_PER_WINE_PAGE,
  rowsOfWinePage,
} from '@rebblatt/printed-page';
import type { TextKey, Translate } from '../../../lib/text-key.ts';
import type { ReleaseCheck } from '../../release/release-check.rules.ts';
import {
  categoriesWithoutSize,
  type PageContent,
  type Unpriced,
  winesWithoutAnyPrice,
} from './content.rules.ts';
import { dragId } from './drag.rules.ts';
import { printedInput } from './printed-input.rules.ts';

/** The first category without a wine. */
const placeOfEmpty = ({ categories }: PageContent) => ({
  row: dragId('category', categories.find(({ wines }) => wines.length === 0)?.id ?? 0),
});

/** The first column of prices that stays empty: a second size beside which no wine of the category has a price. */
function emptyColumn(t: Translate, { categories }: PageContent): ReleaseCheck | undefined {
  for (const { id, category, bottle_size1, bottle_size2, wines } of categories) {
    if (!bottle_size1 || !bottle_size2 || wines.length === 0) continue;
    const unused = wines.every(({ price2 }) => price2 === null)
      ? bottle_size2
      : wines.every(({ price1 }) => price1 === null) && bottle_size1;
    if (!unused) continue;
    return {
      state: 'doubtful',
      text: t(($) => $.wineEditor.check.emptySize, { name: category, size: unused.size }),
      place: { row: dragId('category', id), part: 'size' },
    };
  }
  return undefined;
}

/** How many wines have no price; where each has one for another size, for which it is missing. */
function unpricedText(t: Translate, unpriced: readonly Unpriced[]): string {
  const count = unpriced.length;
  const sizes = [...new Set(unpriced.map(({ notFor }) => notFor))];
  return sizes.includes(null)
    ? t(($) => $.wineEditor.check.noPrice, { count })
    : t(($) => $.wineEditor.check.noPriceFor, { count, sizes: sizes.join(' / ') });
}

/**
 * What a wine page needs for its release, always the same four: a logo, categories, prices, and that it fits; more only
 * if a character cannot be printed, or categories without a size are not the only reason why prices are missing. The server asks the same rules.
 *
 * @param base what the server prints; contains company and address
 * @param fits whether the preview, laid out as in print, has room for everything
 */
export function releaseChecks(
  t: Translate,
  base: WinePageInput,
  content: PageContent,
  fits: boolean,
): ReleaseCheck[] {
  const input = printedInput(base, content, {});
  const gaps: ErrorCode[] = gapsOfWinePage(input).map(({ code }) => code);
  const missing = (code: ErrorCode) => gaps.includes(code);
  const is = (state: ReleaseCheck['state'], key: TextKey) => ({ state, text: t(key) });

  const sizeless = categoriesWithoutSize(content.categories);
  const unpriced = winesWithoutAnyPrice(
    content.categories.filter((category) => !sizeless.includes(category)),
  );
  const count = unpriced.length;
  const noWines = content.categories.every(({ wines }) => wines.length === 0);
  const noSizes = sizeless.map(({ id, category: name }): ReleaseCheck => {
    const text = t(($) => $.wineEditor.check.noSize, { name });
    return { state: 'doubtful', text, place: { row: dragId('category', id), part: 'size' } };
  });
  // The first stands in the place of the prices, which depend on it, unless prices are missing besides.
  const noSize = count > 0 ? undefined : noSizes.shift();
  const prices: ReleaseCheck =
    count > 0
      ? {
          state: missing('page.wines-without-price') ? 'missing' : 'doubtful',
          text: unpricedText(t, unpriced),
          place: { row: dragId('wine', unpriced[0]?.wine.id ?? 0) },
        }
      : (noSize ?? emptyColumn(t, content) ?? is(noWines ? 'open' : 'met', ($) => $.wineEditor.check.prices));

  const empty = doubtsOfWinePage(input).find(({ what }) => what === 'category-without-wine')?.count ?? 0;
  const filled: ReleaseCheck = missing('page.no-wines')
    ? { ...is('missing', ($) => $.wineEditor.check.noWine), place: placeOfEmpty(content) }
    : empty > 0
      ? {
          state: 'doubtful',
          text: t(($) => $.wineEditor.check.empty, { count: empty }),
          place: placeOfEmpty(content),
        }
      : is('met', ($) => $.wineEditor.check.category);

  const excess = { find: 'excess' } as const;
  const tight = rowsOfWinePage(input) >= MAX_ROWS_PER_WINE_PAGE;
  return [
    missing('page.no-logo')
      ? { ...is('missing', ($) => $.wineEditor.check.noLogo), place: { row: 'logo' } }
      : is('met', ($) => $.wineEditor.check.logo),
    missing('page.no-categories')
      ? { ...is('missing', ($) => $.wineEditor.check.noCategory), place: { row: dragId('category', 0) } }
      : filled,
    prices,
    fits
      ? {
          ...is(tight ? 'doubtful' : 'met', ($) =>
            tight ? $.wineEditor.check.tight : $.wineEditor.check.room,
          ),
          ...(tight && { place: excess }),
        }
      : { ...is('missing', ($) => $.wineEditor.check.noRoom), place: excess },
    ...(missing('page.unprintable-characters') || missing('page.invisible-character')
      ? [{ ...is('missing', ($) => $.wineEditor.check.unprintable), place: { find: 'unprintable' } as const }]
      : []),
    ...noSizes,
  ];
}
