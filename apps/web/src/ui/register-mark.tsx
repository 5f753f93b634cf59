import styles from './register-mark.module.css';

/** The bar that tells a page's type at a glance, 1 to 6; always beside a text that says it too. */
export function RegisterMark({ type }: { type: 1 | 2 | 3 | 4 | 5 | 6 }) {
  return <span className={styles.mark} style={{ background: `var(--page-${type})` }} aria-hidden />;
}
