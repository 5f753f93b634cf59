import type { WaitingPage } from '@rebblatt/contracts';
import { isUploadedPage, isWithExhibitor } from '@rebblatt/contracts';
import { Fragment, useState } from 'react';
import { HistoryBeside } from '../../../history/beside.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { pageOne } from '../../page/page.api.ts';
import { pageName } from '../../page/page-name.rules.ts';
import { adPicture, decidePage, takeBackRejection, withdrawPage } from '../../release/decide.api.ts';
import { useDrafts } from '../../release/drafts.parts.ts';
import { mayDropCorrection } from '../../release/may-drop-correction.parts.ts';
import { isProposal, PROPOSALS } from '../../release/proposal-draft.rules.ts';
import { ChangesBeside } from './changes-beside.tsx';
import styles from './decide.module.css';
import { DecisionQueue } from './decision-queue.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageStage } from './page-stage.tsx';
import { prefetchPrintedPage } from './printed-page.tsx';
import { correctionInQueue } from './queued-correction.tsx';
import type { DraftRemark, PageDraft } from './remark-draft.rules.ts';
import { isDraft, writtenOf } from './remark-draft.rules.ts';
import { RemarkFields } from './remark-fields.tsx';
import { useDecisions } from './use-decisions.ts';
import { changesOf, useMarks } from './use-marks.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useQueue } from './use-queue.ts';
import { useSeen } from './use-seen.ts';
import { Verdict } from './verdict.tsx';

const prefetch = (page: WaitingPage): Promise<unknown> =>
  Promise.all([
    isUploadedPage(page.page_type) ? queryClient.prefetchQuery(adPicture(page)) : prefetchPrintedPage(page),
    page.compare_pull !== null && queryClient.prefetchQuery(changesOf(page)),
  ]);

const sightOf = ({ id, version }: WaitingPage) => `${id}-${version}`;

type Props = {
  pages: readonly WaitingPage[];
  empty: React.ReactNode;
  /** Is told how many are still to be decided. */
  onLeft: (left: number) => void;
};

const isWritten = <Draft,>(draft: Draft | undefined, has: (draft: Draft) => boolean) =>
  draft !== undefined && has(draft);

/** Pages one after the other, each large beside what the decision needs. */
export function PageQueue({ pages, empty, onLeft }: Props) {
  const { t } = useTranslation();
  const queue = useQueue(pages, (page) => void tellGone(page), isWithExhibitor);
  const decide = useDecisions(queue);
  const { draftOf, setDraft, kept } = useDrafts<PageDraft>('page-remarks', isDraft);
  const proposals = useDrafts(PROPOSALS, isProposal);
  const [shown, setShown] = useState('');
  const seen = useSeen(shown);
  const { current, ahead } = queue;
  usePrefetch(ahead, prefetch);
  const marks = useMarks(current);
  const nameOf = (page: WaitingPage) => pageName(t, page);

  /** Somebody else was faster; nothing can be proposed there any more. */
  async function tellGone(gone: WaitingPage) {
    proposals.setDraft(gone.id, undefined);
    const known = await queryClient
      .fetchQuery({ ...pageOne(String(gone.id)), staleTime: 0 })
      .catch(() => null);
    const state = known?.state;
    const how = state === 'accepted' || state === 'rejected' || state === 'draft' ? state : 'other';
    notify(
      'info',
      t(($) => $.decide.gone[how], { name: nameOf(gone) }),
    );
  }

  async function accept(decided: WaitingPage) {
    const drops = isWithExhibitor(decided);
    if (drops && !(await mayDropCorrection(t))) return;
    const name = nameOf(decided);
    const proposal = proposals.draftOf(decided.id);
    const done = await decide({
      id: decided.id,
      name,
      act: () => decidePage(decided, null, drops),
      done: t(($) => $.decide.accepted, { name }),
      undo: async (stored) => {
        await withdrawPage(stored);
        proposals.setDraft(decided.id, proposal);
      },
    });
    if (done) proposals.setDraft(decided.id, undefined);
  }

  async function reject(decided: WaitingPage, text: string) {
    const draft = { text, remarks: writtenOf(draftOf(decided.id)) };
    const name = nameOf(decided);
    const proposal = proposals.draftOf(decided.id);
    const done = await decide({
      id: decided.id,
      name,
      act: () => decidePage(decided, draft),
      done: t(($) => $.decide.rejected, { name }),
      undo: async (stored) => {
        await takeBackRejection(stored);
        setDraft(decided.id, draft);
        proposals.setDraft(decided.id, proposal);
      },
    });
    if (!done) return;
    setDraft(decided.id, undefined);
    proposals.setDraft(decided.id, undefined);
  }

  const drafts = [
    { name: 'remarks', kept, items: pages.filter(({ id }) => isWritten(draftOf(id), isDraft)) },
    {
      name: 'proposals',
      kept: proposals.kept,
      items: pages.filter(({ id }) => isWritten(proposals.draftOf(id), isProposal)),
    },
  ];

  return (
    <DecisionQueue queue={queue} nameOf={nameOf} empty={empty} drafts={drafts} onLeft={onLeft}>
      {(page) => {
        // Released anew while it is open it is another sight, which has to be seen before it can be decided.
        const sight = sightOf(page);
        const draft = draftOf(page.id);
        const remarks = draft?.remarks ?? [];
        const setRemarks = (next: DraftRemark[]) =>
          setDraft(page.id, { text: draft?.text ?? '', remarks: next });
        return (
          <>
            <PageStage
              key={sight}
              page={page}
              remarks={remarks}
              onRemarks={setRemarks}
              onReady={() => setShown(sight)}
              marks={marks}
            />
            <aside className={styles.beside}>
              <Verdict
                key={page.id}
                ready={seen === sight}
                acceptLabel={t(($) => $.decide.accept)}
                onAccept={() => void accept(page)}
                onReject={(remark) => void reject(page, remark)}
                draft={draft?.text}
                onDraft={(text) => setDraft(page.id, text === undefined ? undefined : { text, remarks })}
                more={writtenOf(draft).length > 0}
                kind="page"
                language={page.contact?.language ?? 'de'}
              >
                <RemarkFields remarks={remarks} onChange={setRemarks} />
              </Verdict>
              <ChangesBeside key={`changes-${page.id}`} marks={marks} />
              <Fragment key={`correction-${page.id}`}>{correctionInQueue(page, proposals, queue)}</Fragment>
              <PageFacts page={page} />
              <HistoryBeside key={`history-${page.id}`} thing="page" id={page.id} pulls />
            </aside>
          </>
        );
      }}
    </DecisionQueue>
  );
}
