import type { CategoryWine, PageCategoryItem, WinePageInput } from '@rebblatt/contracts';
import { MAX_ROWS_PER_WINE_PAGE, rowsOfWinePage } from '@rebblatt/printed-page';
import { Link } from 'react-router-dom';
import type { Translate } from '../../../../lib/text-key.ts';
import { confirm, questionStore } from '../../../../ui/confirm-store.ts';
import { type PageContent, wineName, winesWithoutAnyPrice, winesWithoutGrapes } from './content.rules.ts';
import styles from './editor.module.css';
import { printedInput } from './printed-input.rules.ts';

/** The pause between the last warning and the confirmation, so that it is noticed as a new dialog. */
const PAUSE_MS = 1000;
/** How many names are listed; more would make the text too long. */
const MAX_NAMED = 8;

type Asked = { content: PageContent; printed: WinePageInput; wineList: string };

/**
 * Warns before a release about what is often forgotten and easily corrected: categories without wines, wines without price
 * or grape variety, and more lines than recommended for a page.
 *
 * @param asked the page, what it prints, and the path of the list of wines without grape variety
 * @returns whether to continue with the release
 */
export async function askBeforeRelease(
  t: Translate,
  { content, printed, wineList }: Asked,
): Promise<boolean> {
  const { categories } = content;
  const questions = [
    aboutEmpty(t, categories),
    aboutPrices(t, winesWithoutAnyPrice(categories)),
    aboutGrapes(t, winesWithoutGrapes(categories), wineList),
    aboutRows(t, rowsOfWinePage(printedInput(printed, content, {}))),
  ].filter((question) => question !== null);
  for (const question of questions) {
    const agreed = await confirm({ ...question, confirm: t(($) => $.editorParts.asked.anyway) });
    if (!agreed) return false;
  }
  if (questions.length > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return true;
}

function aboutEmpty(t: Translate, categories: readonly PageCategoryItem[]) {
  const names = categories.filter(({ wines }) => wines.length === 0).map(({ category }) => category);
  if (names.length === 0) return null;
  const text = t(($) => $.editorParts.asked.empty, { count: names.length });
  return { title: t(($) => $.editorParts.asked.emptyTitle), text: <Named text={text} names={names} /> };
}

function aboutPrices(t: Translate, wines: readonly CategoryWine[]) {
  if (wines.length === 0) return null;
  const text = t(($) => $.editorParts.asked.prices, { count: wines.length });
  return {
    title: t(($) => $.editorParts.asked.pricesTitle),
    text: <Named text={text} names={wines.map(wineName)} />,
  };
}

function aboutGrapes(t: Translate, wines: readonly CategoryWine[], list: string) {
  if (wines.length === 0) return null;
  return {
    title: t(($) => $.editorParts.asked.grapesTitle),
    text: (
      <>
        <Named
          text={t(($) => $.editorParts.asked.grapes, { count: wines.length })}
          names={wines.map(wineName)}
        />
        <Link to={list} onClick={() => questionStore.get()?.answer(false)}>
          {t(($) => $.editorParts.asked.list)}
        </Link>
      </>
    ),
  };
}

function aboutRows(t: Translate, rows: number) {
  if (rows < MAX_ROWS_PER_WINE_PAGE) return null;
  const text = t(($) => $.editorParts.asked.rows, { lines: rows, max: MAX_ROWS_PER_WINE_PAGE });
  return { title: t(($) => $.editorParts.asked.rowsTitle), text };
}

function Named({ text, names }: { text: string; names: readonly string[] }) {
  return (
    <>
      {text}
      <ul className={styles.named}>
        {names.slice(0, MAX_NAMED).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and the list never changes.
          <li key={index}>{name}</li>
        ))}
        {names.length > MAX_NAMED && <li>…</li>}
      </ul>
    </>
  );
}
