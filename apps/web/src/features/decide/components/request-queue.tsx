import type { AdminRequestItem, AdminRequestRow, RequestProposal } from '@rebblatt/contracts';
import { useEffect, useState } from 'react';
import { dirtyFormsStore } from '../../../form/dirty-forms.ts';
import { mayLeaveForms } from '../../../form/leave-guard.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useStore } from '../../../lib/store.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { waitingChanged } from '../../release/decide.api.ts';
import { isText, useDrafts } from '../../release/drafts.parts.ts';
import { adminRequest, takeBackRequest } from '../../request/request-sheet.parts.ts';
import { DecisionQueue } from './decision-queue.tsx';
import { RequestDesk } from './request-desk.tsx';
import { useDecisions } from './use-decisions.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useQueue } from './use-queue.ts';
import { useRequestDecision } from './use-request-decision.ts';

const RequestAdjust = laterView(() => import('./request-adjust.tsx').then((module) => module.RequestAdjust), {
  waiting: <Loading />,
});

type Props = {
  requests: readonly AdminRequestRow[];
  empty: React.ReactNode;
  /** Is told how many are still to be decided. */
  onLeft: (left: number) => void;
};

/** Requests one after the other, each large beside its decision; a form is opened only for what is to be changed. */
export function RequestQueue({ requests, empty, onLeft }: Props) {
  const { t } = useTranslation();
  const { draftOf, setDraft, kept } = useDrafts('request-remarks', isText);
  const [shown, setShown] = useState<AdminRequestRow>();
  const [adjusted, setAdjusted] = useState(0);
  const { busy, ...decision } = useRequestDecision();
  // One that somebody else decides stays while its form has unsaved words; saving them says what happened.
  const unsaved = useStore(dirtyFormsStore) > 0;
  const held = unsaved && shown && !requests.some(({ id }) => id === shown.id);
  const nameOf = (request: Pick<AdminRequestRow, 'exhibitor'>) =>
    t(($) => $.decide.request, { company: request.exhibitor.company_name });
  const queue = useQueue(held ? [...requests, shown] : requests, (gone) => {
    setDraft(gone.id, undefined);
    if (gone.id !== shown?.id) return;
    notify(
      'info',
      t(($) => $.decide.gone.other, { name: nameOf(gone) }),
    );
  });
  const decide = useDecisions(queue);
  const { current: request, ahead } = queue;
  useEffect(() => setShown(request), [request]);
  usePrefetch(ahead, ({ id }) => queryClient.prefetchQuery(adminRequest(id)));

  const step = async (by: 1 | -1) => {
    if ((queue.total <= 1 && !queue.gone) || !(await mayLeaveForms(t))) return;
    setAdjusted(0);
    queue.step(by);
  };
  const guarded = { ...queue, step: (by: 1 | -1) => void step(by) };

  function accept(item: AdminRequestItem, proposal: RequestProposal) {
    const name = nameOf(item);
    void decide({
      id: item.id,
      name,
      act: () => decision.accept(item, proposal),
      done: t(($) => $.decide.accepted, { name }),
      undo: async (stored) => void (await takeBackRequest(stored)),
    });
  }

  async function reject(item: AdminRequestItem, remark: string) {
    const name = nameOf(item);
    const done = await decide({
      id: item.id,
      name,
      act: () => decision.reject(item, remark),
      done: t(($) => $.decide.rejected, { name }),
      undo: async (stored) => {
        await takeBackRequest(stored);
        setDraft(item.id, remark);
      },
    });
    if (done) setDraft(item.id, undefined);
  }

  const isAdjusted = request !== undefined && adjusted === request.id;
  const drafts = [{ name: 'remarks', kept, items: requests.filter(({ id }) => isText(draftOf(id) ?? '')) }];
  return (
    <DecisionQueue
      queue={guarded}
      nameOf={nameOf}
      empty={empty}
      drafts={drafts}
      onLeft={onLeft}
      wide={isAdjusted}
    >
      {(shownRequest) =>
        isAdjusted ? (
          <RequestAdjust
            key={shownRequest.id}
            id={shownRequest.id}
            onBack={() => setAdjusted(0)}
            onDecided={({ id }) => {
              setAdjusted(0);
              queue.hide(id);
              void waitingChanged();
            }}
            onUndone={() => {
              queue.show(shownRequest.id);
              void waitingChanged();
            }}
          />
        ) : (
          <RequestDesk
            key={shownRequest.id}
            request={shownRequest}
            busy={busy}
            onAccept={accept}
            onReject={(item, remark) => void reject(item, remark)}
            onAdjust={() => setAdjusted(shownRequest.id)}
            draft={draftOf(shownRequest.id)}
            onDraft={(draft) => setDraft(shownRequest.id, draft)}
          />
        )
      }
    </DecisionQueue>
  );
}
