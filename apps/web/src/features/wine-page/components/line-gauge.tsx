import { MAX_ROWS_PER_WINE_PAGE } from '@rebblatt/printed-page';
import styles from './preview.module.css';

const LINES = Array.from({ length: MAX_ROWS_PER_WINE_PAGE }, (_, line) => line);

/** One segment per line, red if it does not fit; the number next to the preview says the same as text. */
export function LineGauge({ rows, fits }: { rows: number; fits: boolean }) {
  const state = fits ? rows >= MAX_ROWS_PER_WINE_PAGE && 'full' : 'over';
  return (
    <span className={styles.gauge} data-state={state || undefined} aria-hidden>
      {LINES.map((line) => (
        <i key={line} data-filled={line < rows || undefined} />
      ))}
    </span>
  );
}
