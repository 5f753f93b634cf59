import type { CategoryWine, WinePageInput } from '@rebblatt/contracts';
import { MAX_ROWS_PER_WINE_PAGE, rowsOfWinePage } from '@rebblatt/printed-page';
import { Link } from 'react-router-dom';
import type { Translate } from '../../../../lib/text-key.ts';
import { confirm, questionStore } from '../../../../ui/confirm-store.ts';
import { type PageContent, wineName, winesWithoutAnyPrice, winesWithoutGrapes } from './content.rules.ts';
import styles from './editor.module.css';
import { printedInput } from './printed-input.rules.ts';

/** The pause between the last warning and the confirmation, so that it is noticed as a new dialog. */
const PAUSE_MS = 1000;
/** How many wines are listed; more would make the text too long. */
const MAX_NAMED = 8;

type Asked = { content: PageContent; printed: WinePageInput; wineList: string };

/**
 * Warns before a release about what is often forgotten and easily corrected: wines without price or grape
 * variety, and more lines than recommended for a page.
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

function aboutPrices(t: Translate, wines: readonly CategoryWine[]) {
  if (wines.length === 0) return null;
  const text = t(($) => $.editorParts.asked.prices, { count: wines.length });
  return { title: t(($) => $.editorParts.asked.pricesTitle), text: <Named text={text} wines={wines} /> };
}

function aboutGrapes(t: Translate, wines: readonly CategoryWine[], list: string) {
  if (wines.length === 0) return null;
  return {
    title: t(($) => $.editorParts.asked.grapesTitle),
    text: (
      <>
        <Named text={t(($) => $.editorParts.asked.grapes, { count: wines.length })} wines={wines} />
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

function Named({ text, wines }: { text: string; wines: readonly CategoryWine[] }) {
  return (
    <>
      {text}
      <ul className={styles.named}>
        {wines.slice(0, MAX_NAMED).map((wine) => (
          <li key={wine.id}>{wineName(wine)}</li>
        ))}
        {wines.length > MAX_NAMED && <li>…</li>}
      </ul>
    </>
  );
}
