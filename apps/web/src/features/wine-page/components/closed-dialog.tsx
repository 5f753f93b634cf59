import type { CandidateWine, PageCategoryItem, PageItem } from '@rebblatt/contracts';
import { tellNotStored, type Unstored } from '../../../form/not-stored.tsx';
import { formatAmount } from '../../../lib/money.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { findWine, type PageContent, wineName } from './content.rules.ts';
import type { Edit, Editing } from './editing.ts';
import { categoryKey, FOOTER, NEW_CATEGORY, priceKey, type Typed } from './typed.ts';

/**
 * When the page closed during editing: lists what the server no longer accepted, with its text.
 * @param reason why, as text
 */
export function tellClosed(t: Translate, reason: string, lost: readonly Edit[], editing: Editing) {
  const { queue, typed } = editing;
  return tellNotStored(t, reason, notTaken(t, queue.shown.get(), typed.texts.get(), lost));
}

/**
 * The entries that are not stored, with labels: texts first, in the order of the page, then other changes.
 *
 * @param content the current page, for the labels of the entries
 */
export function notTaken(
  t: Translate,
  content: PageContent,
  typed: Typed,
  lost: readonly Edit[],
): Unstored[] {
  const texts = { ...textsOf(lost), ...typed };
  const written = (key: string, label: string) =>
    texts[key] === undefined ? [] : [{ label, text: texts[key] }];
  return [
    ...content.categories.flatMap((category) => [
      ...written(
        categoryKey(category.id),
        t(($) => $.wineEditor.category.nameOf, { name: category.category }),
      ),
      ...category.wines.flatMap((wine) =>
        wine.bottle_sizes.flatMap(({ bottle_size_id: id, size }) =>
          written(
            priceKey(wine.id, id),
            t(($) => $.wineEditor.wine.price, { wine: wineName(wine), size }),
          ),
        ),
      ),
    ]),
    ...written(
      NEW_CATEGORY,
      t(($) => $.wineEditor.category.fresh),
    ),
    ...written(
      FOOTER,
      t(($) => $.wineEditor.footer.label),
    ),
    ...lost.flatMap((edit) => otherEdit(t, content, edit)),
  ];
}

/** The texts that were already being sent, by the key of their field. */
function textsOf(lost: readonly Edit[]): Typed {
  const texts: Record<string, string> = {};
  for (const { name, args } of lost) {
    const [first, second, third] = args;
    if (name === 'renameCategory') texts[categoryKey(first as number)] = String(second);
    if (name === 'addCategory') texts[NEW_CATEGORY] = String(first);
    if (name === 'changePrice')
      texts[priceKey(first as number, (second as { id: number }).id)] = formatAmount(third as number | null);
    const { footer } = name === 'changePage' ? (first as { footer?: string }) : {};
    if (footer !== undefined) texts[FOOTER] = footer;
  }
  return texts;
}

function otherEdit(t: Translate, { categories }: PageContent, { name, args }: Edit): Unstored[] {
  const [first, second] = args;
  const categoryName = (id: unknown) => categories.find((category) => category.id === id)?.category ?? '';
  const wine = (id: unknown) => {
    const found = findWine(categories, id as number);
    return found ? wineName(found.wine) : '';
  };
  switch (name) {
    case 'changePage':
      return pageFields(t, second as Partial<PageItem>);
    case 'changeSizes': {
      const { bottle_size1, bottle_size2 } = second as Record<string, { size: string } | null>;
      const sizes = [bottle_size1?.size, bottle_size2?.size].filter(Boolean);
      const label = t(($) => $.wineEditor.sizes.of, { name: categoryName(first) });
      return [{ label, text: sizes.join(', ') }];
    }
    case 'deleteCategory':
      return [{ label: t(($) => $.wineEditor.category.remove, { name: categoryName(first) }), text: '' }];
    case 'swapCategories':
      return [{ label: t(($) => $.wineEditor.category.move, { name: categoryName(first) }), text: '' }];
    case 'restoreCategory':
      return [{ label: t(($) => $.wineEditor.category.add), text: (first as PageCategoryItem).category }];
    case 'addWine':
    case 'restoreWine':
      return [
        {
          label: t(($) => $.wineEditor.wine.addTo, { name: categoryName(first) }),
          text: wineName(second as CandidateWine),
        },
      ];
    case 'removeWine':
      return [{ label: t(($) => $.wineEditor.wine.remove, { name: wine(first) }), text: '' }];
    case 'moveWineTo':
    case 'moveWineInto':
      return [{ label: t(($) => $.wineEditor.wine.move, { name: wine(first) }), text: '' }];
    default:
      return [];
  }
}

function pageFields(t: Translate, shown: Partial<PageItem>): Unstored[] {
  const entries: Unstored[] = [];
  const title = shown.page_title;
  if (title) entries.push({ label: t(($) => $.wineEditor.title), text: shownName(title, title.name) });
  if (shown.stand) entries.push({ label: t(($) => $.wineEditor.stand), text: shown.stand.stand });
  if (shown.logo !== undefined)
    entries.push({ label: t(($) => $.wineEditor.logo.label), text: shown.logo?.name ?? '' });
  if (shown.active !== undefined)
    entries.push({
      label: t(($) => $.wineEditor.active),
      text: shown.active === 1 ? t(($) => $.ui.yes) : t(($) => $.ui.no),
    });
  return entries;
}
