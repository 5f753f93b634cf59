import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { lineStore } from '../../../lib/sign-in-line.ts';
import { useStore } from '../../../lib/store.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './public-layout.module.css';

/** Shown while many users are signing in: says when it is tried again, with a button to cancel. */
export function LineNotice() {
  const { t } = useTranslation();
  const waiting = useStore(lineStore);
  // A user who opens another screen no longer waits for the sign-in.
  useEffect(() => () => lineStore.get()?.cancel(), []);
  return (
    <>
      {/* Announced once; the countdown is only visual. */}
      <VisuallyHidden role="status">{waiting && t(($) => $.session.line.waiting)}</VisuallyHidden>
      {waiting && (
        <div className={styles.line}>
          <p role="timer">{t(($) => $.session.line.again, { count: waiting.seconds })}</p>
          <Button variant="default" size="compact-sm" onClick={waiting.cancel}>
            {t(($) => $.ui.cancel)}
          </Button>
        </div>
      )}
    </>
  );
}
