import type { CategoryWine } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import type { Translate } from '../../../../lib/text-key.ts';
import { confirm, questionStore } from '../../../../ui/confirm-store.ts';
import { wineName } from './content.rules.ts';
import styles from './editor.module.css';

/** Between the warning and the question that follows it, so that the second dialog is seen as a new one. */
const PAUSE_MS = 1000;
/** So many wines are named; the list behind the link has them all. */
const MAX_NAMED = 8;

/**
 * Warns about wines without grape variety before a page is released.
 *
 * @param list the wine list narrowed to those wines
 * @returns whether the release goes on
 */
export async function askAboutGrapes(
  t: Translate,
  wines: readonly CategoryWine[],
  list: string,
): Promise<boolean> {
  if (wines.length === 0) return true;
  const agreed = await confirm({
    title: t(($) => $.wineEditor.grapes.title),
    text: (
      <>
        {t(($) => $.wineEditor.grapes.text, { count: wines.length })}
        <ul className={styles.grapes}>
          {wines.slice(0, MAX_NAMED).map((wine) => (
            <li key={wine.id}>{wineName(wine)}</li>
          ))}
          {wines.length > MAX_NAMED && <li>…</li>}
        </ul>
        <Link to={list} onClick={() => questionStore.get()?.answer(false)}>
          {t(($) => $.wineEditor.grapes.list)}
        </Link>
      </>
    ),
    confirm: t(($) => $.wineEditor.grapes.anyway),
  });
  if (agreed) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return agreed;
}
