import type { OwnPageRow, PageRow } from '@rebblatt/contracts';
import styles from './page-contents.module.css';

/**
 * The content of a wine page, below its type: otherwise an exhibitor's pages differ only in their position.
 */
export function PageContents({ page }: { page: PageRow | OwnPageRow }) {
  if (!('categories' in page) || page.categories.length === 0) return null;
  return <small className={styles.contents}>{page.categories.join(', ')}</small>;
}
