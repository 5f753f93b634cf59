import type { DesignerPage } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './requirements.module.css';

type Props = { trim: DesignerPage['wanted']['trim_mm']; bleed: number };

/** Room around the page, and the height of the letters, in mm of the drawing. */
const MARGIN = 4;
const LETTER = 9;

/** The page with its bleed, to scale, and both sizes. */
export function PageDrawing({ trim, bleed }: Props) {
  const { t } = useTranslation();
  const size = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  const named = ({ width, height }: { width: number; height: number }) =>
    t(($) => $.designerLink.trimValue, { width: String(width), height: String(height) });
  const middle = MARGIN + size.width / 2;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${size.width + 2 * MARGIN} ${size.height + 2 * MARGIN}`}
      role="img"
      aria-label={t(($) => $.designerLink.drawing, {
        trim: named(trim),
        bleed: named(size),
      })}
    >
      <rect className={styles.bleed} x={MARGIN} y={MARGIN} {...size} />
      <rect className={styles.trim} x={MARGIN + bleed} y={MARGIN + bleed} {...trim} />
      <text x={middle} y={MARGIN + size.height / 2} fontSize={LETTER} textAnchor="middle">
        {named(trim)}
      </text>
      <text
        className={styles.outer}
        x={middle}
        y={MARGIN + size.height / 2 + 2 * LETTER}
        fontSize={LETTER}
        textAnchor="middle"
      >
        {t(($) => $.designerLink.withBleed, { size: named(size) })}
      </text>
    </svg>
  );
}
