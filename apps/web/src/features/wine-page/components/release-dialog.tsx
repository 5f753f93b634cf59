import type { PageCategoryItem, WinePageInput } from '@rebblatt/contracts';
import { MAX_ROWS_PER_WINE_PAGE, rowsOfWinePage } from '@rebblatt/printed-page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Translate } from '../../../lib/text-key.ts';
import { confirm, leaveQuestion } from '../../../ui/confirm-store.ts';
import {
  categoriesWithoutSize,
  type PageContent,
  wineName,
  winesWithoutAnyPrice,
  winesWithoutGrapes,
} from './content.rules.ts';
import styles from './editor.module.css';
import { printedInput } from './printed-input.rules.ts';
import { focusCheck } from './rows.ts';

/** The pause between the warning and the confirmation, so that it is noticed as a new dialog. */
const PAUSE_MS = 1000;
/** How many names are listed; more would make the text too long. */
const MAX_NAMED = 8;

/** `wines` is the path of the list of wines: a wine is edited below it. */
type Asked = { content: PageContent; printed: WinePageInput; wines: string; wineList: string };

/** One thing that is often forgotten; `title` is the dialog's when nothing else is in doubt. */
type Doubt = { title: string; text: ReactNode };

/** What is named, and where it is mended: a row of the editor, or the screen of a wine. */
type Place = { name: string; row: string; part?: 'size' } | { name: string; to: string };

/**
 * Warns once before a release about what is often forgotten and easily corrected: categories without wines or bottle size,
 * wines without price or grape variety, and more lines than recommended for a page. All of it stands in one dialog, each
 * with the way to its place.
 *
 * @param asked the page, what it prints, the path of the wines, and of the list of those without grape variety
 * @returns whether to continue with the release
 */
export async function askBeforeRelease(t: Translate, asked: Asked): Promise<boolean> {
  const { categories } = asked.content;
  const doubts = [
    aboutEmpty(t, categories),
    aboutSizes(t, categories),
    aboutPrices(t, categories),
    aboutGrapes(t, categories, asked),
    aboutRows(t, rowsOfWinePage(printedInput(asked.printed, asked.content, {}))),
  ].filter((doubt) => doubt !== null);
  const [first, ...others] = doubts;
  if (!first) return true;
  const agreed = await confirm({
    title: others.length > 0 ? t(($) => $.editorParts.asked.title) : first.title,
    text: doubts.map(({ title, text }) => <div key={title}>{text}</div>),
    confirm: t(($) => $.editorParts.asked.anyway),
  });
  if (agreed) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return agreed;
}

const placesOf = (categories: readonly PageCategoryItem[]): Place[] =>
  categories.map(({ id, category }) => ({ name: category, row: `category:${id}` }));

function aboutEmpty(t: Translate, categories: readonly PageCategoryItem[]): Doubt | null {
  const empty = categories.filter(({ wines }) => wines.length === 0);
  if (empty.length === 0) return null;
  const text = t(($) => $.editorParts.asked.empty, { count: empty.length });
  return {
    title: t(($) => $.editorParts.asked.emptyTitle),
    text: <Named text={text} places={placesOf(empty)} />,
  };
}

function aboutSizes(t: Translate, categories: readonly PageCategoryItem[]): Doubt | null {
  const sizeless = categoriesWithoutSize(categories);
  if (sizeless.length === 0) return null;
  const text = t(($) => $.editorParts.asked.sizes, { count: sizeless.length });
  return {
    title: t(($) => $.editorParts.asked.sizesTitle),
    text: (
      <Named text={text} places={placesOf(sizeless).map((place) => ({ ...place, part: 'size' as const }))} />
    ),
  };
}

/** Where a category has no bottle size, its wines have prices that are not shown: that is said of the category. */
function aboutPrices(t: Translate, categories: readonly PageCategoryItem[]): Doubt | null {
  const sizeless = categoriesWithoutSize(categories);
  const wines = winesWithoutAnyPrice(categories.filter((category) => !sizeless.includes(category)));
  if (wines.length === 0) return null;
  const text = t(($) => $.editorParts.asked.prices, { count: wines.length });
  const places = wines.map(({ wine, notFor }) => ({
    name:
      notFor === null
        ? wineName(wine)
        : t(($) => $.editorParts.asked.noPriceFor, { wine: wineName(wine), sizes: notFor }),
    row: `wine:${wine.id}`,
  }));
  return { title: t(($) => $.editorParts.asked.pricesTitle), text: <Named text={text} places={places} /> };
}

function aboutGrapes(t: Translate, categories: readonly PageCategoryItem[], asked: Asked): Doubt | null {
  const wines = winesWithoutGrapes(categories);
  if (wines.length === 0) return null;
  const text = t(($) => $.editorParts.asked.grapes, { count: wines.length });
  const places = wines.map((wine) => ({
    name: wineName(wine),
    to: `${asked.wines}/edit/${wine.id}?from=${encodeURIComponent(location.pathname)}`,
  }));
  return {
    title: t(($) => $.editorParts.asked.grapesTitle),
    text: (
      <>
        <Named text={text} places={places} />
        <Link to={asked.wineList} onClick={() => leaveQuestion()}>
          {t(($) => $.editorParts.asked.list)}
        </Link>
      </>
    ),
  };
}

function aboutRows(t: Translate, rows: number): Doubt | null {
  if (rows < MAX_ROWS_PER_WINE_PAGE) return null;
  const text = t(($) => $.editorParts.asked.rows, { lines: rows, max: MAX_ROWS_PER_WINE_PAGE });
  return { title: t(($) => $.editorParts.asked.rowsTitle), text };
}

function Named({ text, places }: { text: string; places: readonly Place[] }) {
  return (
    <>
      {text}
      <ul className={styles.named}>
        {places.slice(0, MAX_NAMED).map((place) => (
          <li key={'row' in place ? place.row : place.to}>
            {'row' in place ? (
              <button
                type="button"
                className={styles.way}
                onClick={() => leaveQuestion(() => focusCheck(place))}
              >
                {place.name}
              </button>
            ) : (
              <Link to={place.to} onClick={() => leaveQuestion()}>
                {place.name}
              </Link>
            )}
          </li>
        ))}
        {places.length > MAX_NAMED && <li>…</li>}
      </ul>
    </>
  );
}
