import type { Translate } from '../../../lib/text-key.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import styles from './category-dialog.module.css';

type Asked = { name: string; size1: string; size2: string; leaving: readonly string[] };

/** Asks before other prices are printed for the wines of a category, and names those that lose their place. */
export function agreeOnSizes(t: Translate, { leaving, ...sizes }: Asked): Promise<boolean> {
  return confirm({
    title: t(($) => $.editorParts.sizes.title),
    text: (
      <>
        <p className={styles.question}>{t(($) => $.editorParts.sizes.question, sizes)}</p>
        {leaving.length === 0 && t(($) => $.editorParts.sizes.stay)}
        {leaving.length > 0 && t(($) => $.editorParts.sizes.leave, { count: leaving.length })}
        <ul className={styles.leaving}>
          {leaving.map((wine) => (
            <li key={wine}>{wine}</li>
          ))}
        </ul>
      </>
    ),
    confirm: t(($) => $.editorParts.sizes.confirm),
    danger: leaving.length > 0,
  });
}

/** Asks before a category is deleted, and says what becomes of its wines. */
export function agreeToDelete(t: Translate, name: string, count: number): Promise<boolean> {
  return confirm({
    title: t(($) => $.editorParts.remove.title, { name }),
    text: count > 0 ? t(($) => $.editorParts.remove.text, { count }) : t(($) => $.editorParts.remove.empty),
    confirm: t(($) => $.ui.delete),
    danger: true,
  });
}
