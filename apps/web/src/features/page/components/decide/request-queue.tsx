import type { AdminRequestRow } from '@rebblatt/contracts';
import { useEffect, useState } from 'react';
import { dirtyFormsStore } from '../../../../form/dirty-forms.ts';
import { mayLeaveForms } from '../../../../form/leave-guard.ts';
import { useStore } from '../../../../lib/store.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { RequestDecision } from '../../../request/request-decision.api.ts';
import { waitingChanged } from '../../decide.api.ts';
import styles from './decide.module.css';
import { QueueHead } from './queue-head.tsx';
import { useQueue } from './use-queue.ts';
import { useStepKeys } from './use-step-keys.ts';

type Props = { requests: readonly AdminRequestRow[]; empty: React.ReactNode };

/** Requests one after the other, each with its stands and pages; the next one follows the decision. */
export function RequestQueue({ requests, empty }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<AdminRequestRow>();
  // One that somebody else decides stays while its form has unsaved words; saving them says what happened.
  const unsaved = useStore(dirtyFormsStore) > 0;
  const held = unsaved && shown && !requests.some(({ id }) => id === shown.id);
  const nameOf = (request: AdminRequestRow) =>
    t(($) => $.decide.request, { company: request.exhibitor.company_name });
  const queue = useQueue(held ? [...requests, shown] : requests, (gone) => {
    if (gone.id !== shown?.id) return;
    notify(
      'info',
      t(($) => $.decide.gone.other, { name: nameOf(gone) }),
    );
  });
  const { current: request } = queue;
  useEffect(() => setShown(request), [request]);

  const step = async (by: 1 | -1) => {
    if (queue.total > 1 && (await mayLeaveForms(t))) queue.step(by);
  };
  const guarded = { ...queue, step: (by: 1 | -1) => void step(by) };
  useStepKeys(guarded);
  if (!request) return <div ref={queue.box}>{empty}</div>;
  return (
    <div ref={queue.box} className={styles.requests}>
      <QueueHead queue={guarded} name={nameOf(request)} />
      <RequestDecision
        key={request.id}
        id={request.id}
        byKeys
        onDecided={({ id }) => {
          queue.hide(id);
          void waitingChanged();
        }}
      />
    </div>
  );
}
