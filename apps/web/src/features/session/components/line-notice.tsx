import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lineStore } from '../../../lib/sign-in-line.ts';
import { useStore } from '../../../lib/store.ts';
import styles from '../pages/public-layout.module.css';

/** Many people are signing in: says when it is tried again, and lets somebody give up. */
export function LineNotice() {
  const { t } = useTranslation();
  const waiting = useStore(lineStore);
  // Whoever goes to another screen does not want to be signed in there.
  useEffect(() => () => lineStore.get()?.cancel(), []);
  return (
    <>
      {/* Read out once; the seconds count down for the eye. */}
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
