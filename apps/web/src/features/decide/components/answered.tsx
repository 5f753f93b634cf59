import type { WaitingPage } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from '../../../ui/remarks.module.css';
import { StatusTag } from '../../../ui/status-tag.tsx';

/** The remarks of the last rejection, and which of them the exhibitor says are done. */
export function Answered({ pull, remarks }: NonNullable<WaitingPage['answered']>) {
  const { t } = useTranslation();
  const title = t(($) => $.decide.pins.title, { pull });
  return (
    <section className={styles.list} aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {remarks.map(({ id, number, text, done }) => (
          <li key={id}>
            <span className={styles.number} data-done={done === 1 || undefined}>
              {number}
            </span>
            <div>
              {text}
              <StatusTag tone={done === 1 ? 'ok' : 'wait'}>
                {done === 1 ? t(($) => $.decide.pins.done) : t(($) => $.decide.pins.open)}
              </StatusTag>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
