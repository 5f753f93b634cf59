import type { PageType } from '@rebblatt/contracts';
import styles from './register-mark.module.css';

/** The bar in the colour of a page's type, 1 to 6; always next to a text with the type. */
export function RegisterMark({ type }: { type: PageType }) {
  return <span className={styles.mark} style={{ background: `var(--page-${type})` }} aria-hidden />;
}
