import { type DesignerPage, MAX_PDF_MB } from '@rebblatt/contracts';
import { formatDate } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageDrawing } from './page-drawing.tsx';
import styles from './requirements.module.css';

/** A link ends with a day, at midnight. */
const lastDayOf = (end: string) => new Date(Date.parse(end) - 1000).toISOString();

/** What the file has to be, in words and as a drawing of the page. */
export function Requirements({ shown: { wanted, expires_at } }: { shown: DesignerPage }) {
  const { t } = useTranslation();
  const { trim_mm: trim, bleed_mm: bleed } = wanted;
  const size = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  const facts = [
    [
      t(($) => $.designerLink.trim),
      t(($) => $.designerLink.trimValue, { width: String(trim.width), height: String(trim.height) }),
    ],
    [
      t(($) => $.designerLink.bleed),
      t(($) => $.designerLink.bleedValue, {
        bleed: String(bleed),
        width: String(size.width),
        height: String(size.height),
      }),
    ],
    [
      t(($) => $.designerLink.colours),
      t(($) => $.designerLink.coloursValue, {
        condition: wanted.condition,
        ink: String(wanted.ink_percent),
      }),
    ],
    [
      t(($) => $.designerLink.images),
      t(($) => $.designerLink.imagesValue, { ppi: String(wanted.image_ppi) }),
    ],
    [t(($) => $.designerLink.fonts), t(($) => $.designerLink.fontsValue, { pt: String(wanted.small_pt) })],
    [t(($) => $.designerLink.file), t(($) => $.designerLink.fileValue, { mb: String(MAX_PDF_MB) })],
    [
      t(($) => $.designerLink.until),
      t(($) => $.designerLink.untilValue, { day: formatDate(lastDayOf(expires_at)) }),
    ],
  ] as const;
  return (
    <div className={styles.both}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PageDrawing trim={trim} bleed={bleed} />
    </div>
  );
}
