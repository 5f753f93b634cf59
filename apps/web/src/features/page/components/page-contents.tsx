import type { OwnPageRow, PageRow } from '@rebblatt/contracts';
import styles from './page-contents.module.css';

/** What stands on a wine page, below its type: an exhibitor's pages differ in nothing else but their position. */
export function PageContents({ page }: { page: PageRow | OwnPageRow }) {
  if (!('categories' in page) || page.categories.length === 0) return null;
  return <small className={styles.contents}>{page.categories.join(', ')}</small>;
}
