import type { LetThrough } from '@rebblatt/contracts';
import { formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { findingText } from '../../../preflight/finding-text.ts';
import { Quoted } from '../../../ui/quoted.tsx';
import styles from './let-through-list.module.css';

/** A page with the decision about it; `title` is its name for users. */
export type LetThroughPage = LetThrough & { key: string; title: string };

/** Files that are printed in spite of their errors: the page, the errors, who decided so and why. */
export function LetThroughList({ pages }: { pages: LetThroughPage[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {pages.map(({ key, title, subject, findings, reason, by, at }) => (
        <li key={key}>
          <strong>{title}</strong>
          {subject === 'logo' && ` (${t(($) => $.print.letThroughLogo)})`}
          <ul className={styles.errors}>
            {[...new Set(findings.map((finding) => findingText(t, finding)))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className={styles.decision}>
            {by === null || at === null
              ? t(($) => $.print.letThroughUnverified)
              : t(($) => $.print.letThroughBy, { by, at: formatDateTime(at) })}
            {reason !== null && (
              <>
                {' '}
                <Quoted text={reason} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
