import { Button } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { countsOf } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';

type Props = {
  counts: ReturnType<typeof countsOf>;
  /** While it is written. */
  busy: boolean;
  checking: boolean;
  /** Whether a question about the columns is still to be answered. */
  asks: boolean;
  onNext: () => void;
  onSkip: () => void;
  onWrite: () => void;
  onAnother: () => void;
  /** Takes the last change of the list back; null when there is none. */
  onBack: (() => void) | null;
};

/** What would be written, how much has to be corrected first, and the buttons. */
export function ReviewFoot({
  counts,
  busy,
  checking,
  asks,
  onNext,
  onSkip,
  onWrite,
  onAnother,
  onBack,
}: Props) {
  const { t } = useTranslation();
  const { added, updated, skipped, open } = counts;
  return (
    <div className={styles.foot}>
      <div className={styles.buttons}>
        <Button
          loading={busy}
          disabled={open > 0 || asks || added + updated === 0 || checking}
          onClick={onWrite}
        >
          {t(($) => $.wineImport.write, { count: added + updated })}
        </Button>
        <Button variant="default" disabled={busy} onClick={onAnother}>
          {t(($) => $.wineImport.another)}
        </Button>
        {onBack && (
          <Button
            variant="default"
            disabled={busy}
            leftSection={<Undo2 size={16} aria-hidden />}
            onClick={onBack}
          >
            {t(($) => $.wineImport.back)}
          </Button>
        )}
      </div>
      <div className={styles.sums}>
        <p className={styles.summary}>{t(($) => $.wineImport.summary, { added, updated, skipped })}</p>
        {asks && <p className={styles.summary}>{t(($) => $.wineImport.questions.open)}</p>}
        {open > 0 && (
          <p className={styles.summary}>
            {t(($) => $.wineImport.openRows, { count: open })}{' '}
            <Button variant="subtle" size="compact-sm" onClick={onNext}>
              {t(($) => $.wineImport.next)}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={onSkip}>
              {t(($) => $.wineImport.skipOpen)}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
