import { Button } from '@mantine/core';
import { Loader2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HEADER_DETACHES_AT_PX } from '../../../lib/layout-sizes.ts';
import { useStore } from '../../../lib/store.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';

/** Marks an element while it is scrolled out of view, behind the bar at the top. */
const tellAway = (element: HTMLElement | null) => {
  const follow = () =>
    element?.toggleAttribute('data-away', element.getBoundingClientRect().bottom < HEADER_DETACHES_AT_PX);
  addEventListener('scroll', follow);
  return () => removeEventListener('scroll', follow);
};

/** The state of saving, in one place for the whole page. */
export function SaveChip() {
  const { t } = useTranslation();
  const { queue, typed } = useEditing();
  const state = useStore(queue.state);
  const faulty = useSyncExternalStore(
    typed.faults.subscribe,
    () => Object.keys(typed.faults.get()).length > 0,
  );
  return (
    <div role="status" ref={tellAway} className={styles.chip}>
      <div className={styles.saving}>
        {state.step === 'saving' && (
          <StatusTag tone="neutral" icon={Loader2}>
            {t(($) => $.wineEditor.save.saving)}
          </StatusTag>
        )}
        {state.step === 'failed' && (
          <>
            <StatusTag tone="danger">{t(($) => $.wineEditor.save.failed)}</StatusTag>
            <span className={styles.reason}>{errorText(t, state.error)}</span>
            <Button size="compact-sm" variant="default" onClick={queue.retry}>
              {t(($) => $.wineEditor.save.retry)}
            </Button>
          </>
        )}
        {state.step !== 'failed' && state.step !== 'saving' && faulty && (
          <StatusTag tone="danger">{t(($) => $.wineEditor.save.check)}</StatusTag>
        )}
        {state.step === 'saved' && !faulty && (
          <StatusTag tone="ok">{t(($) => $.wineEditor.save.saved, { time: formatTime(state.at) })}</StatusTag>
        )}
      </div>
    </div>
  );
}
