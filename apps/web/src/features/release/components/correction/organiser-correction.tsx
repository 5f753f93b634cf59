import { Button } from '@mantine/core';
import type { PageCorrection, PageItem, WaitingPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DraftNotice } from '../../../../form/draft-notice.tsx';
import { pullsOf } from '../../../../history/pull.api.ts';
import { colon } from '../../../../lib/colon.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import keyStyles from '../../../../ui/key.module.css';
import { laterView } from '../../../../ui/later-view.tsx';
import { Quoted } from '../../../../ui/quoted.tsx';
import { notify } from '../../../../ui/snackbar-store.ts';
import { StatusTag } from '../../../../ui/status-tag.tsx';
import { pageName } from '../../../page/page-name.rules.ts';
import { correctionOf, withdrawCorrection } from '../../correction.api.ts';
import { useDrafts } from '../../drafts.parts.ts';
import type { ProposalDraft, ProposalDrafts, ProposalQueue } from '../../proposal-draft.rules.ts';
import { isProposal, PROPOSALS } from '../../proposal-draft.rules.ts';
import { ChangesList } from './changes-list.tsx';
import styles from './correction.module.css';
import { Elsewhere } from './elsewhere.tsx';

const ProposeDialog = laterView(() => import('./propose-dialog.tsx').then((module) => module.ProposeDialog), {
  close: ({ onClose }) => onClose(),
});

/** The correction of a page in the queue. */
export function QueuedCorrection({
  page,
  ...props
}: Pick<Props, 'drafts' | 'queue' | 'writing' | 'onWriting'> & { page: WaitingPage }) {
  return <Correction page={page} pull={page.pull} correction={page.correction} {...props} />;
}

/** The correction on the screen of a released page. */
export function OrganiserCorrection({ page }: { page: PageItem }) {
  const { data: correction } = useQuery(correctionOf(page.id));
  const { data: pulls } = useQuery(pullsOf(page.id));
  const drafts = useDrafts(PROPOSALS, isProposal);
  const [writing, setWriting] = useState(false);
  if (correction === undefined || !pulls) return <div className={styles.place} />;
  return (
    <>
      <DraftNotice draft={drafts.kept} />
      <Correction
        page={page}
        pull={pulls[0]?.number ?? null}
        correction={correction}
        drafts={drafts}
        writing={writing}
        onWriting={setWriting}
      />
    </>
  );
}

type Props = {
  page: WaitingPage | PageItem;
  /** The number of its release; null when the history does not have it. */
  pull: number | null;
  correction: PageCorrection | null;
  drafts: ProposalDrafts;
  /** Whether the dialog is open in which one is written. */
  writing: boolean;
  onWriting: (writing: boolean) => void;
  /** In the queue there is a key for it, C, and the queue goes on. */
  queue?: ProposalQueue;
};

function Correction({ page, pull, correction, drafts, writing, onWriting, queue }: Props) {
  const { t } = useTranslation();
  const inQueue = queue !== undefined;
  const draft = drafts.draftOf(page.id);
  const isWriting = draft !== undefined && isProposal(draft);
  const isPossible = correction?.state !== 'open' && pull !== null;
  return (
    <>
      {correction && <Proposed key={correction.id} page={page} correction={correction} />}
      {isPossible && (
        <Button
          className={styles.propose}
          variant={isWriting ? 'light' : 'default'}
          leftSection={<PencilLine size={16} aria-hidden />}
          rightSection={inQueue && <kbd className={keyStyles.key}>C</kbd>}
          aria-keyshortcuts={inQueue ? 'C' : undefined}
          onClick={() => onWriting(true)}
        >
          {isWriting ? t(($) => $.decide.correction.goOn) : t(($) => $.decide.correction.propose)}
        </Button>
      )}
      {writing && pull !== null && (
        <ProposeDialog
          page={page}
          name={pageName(t, page)}
          pull={pull}
          draft={draft ?? NOTHING}
          onDraft={(next) => drafts.setDraft(page.id, next)}
          onClose={() => onWriting(false)}
          queue={queue}
        />
      )}
    </>
  );
}

const NOTHING: ProposalDraft = { typed: {}, message: '' };

const tones = { open: 'wait', answered: 'info', accepted: 'ok' } as const;

function Proposed({ page, correction }: { page: Props['page']; correction: PageCorrection }) {
  const { t } = useTranslation();
  const title = useId();
  const [busy, setBusy] = useState(false);
  const { id, state, message, answer } = correction;

  async function withdraw() {
    setBusy(true);
    try {
      await withdrawCorrection(id);
      notify(
        'success',
        t(($) => $.decide.correction.withdrawn),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
      setBusy(false);
    }
  }

  if (state !== 'open' && state !== 'answered' && state !== 'accepted') return null;
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title}>
        <StatusTag tone={tones[state]}>{t(($) => $.decide.correction.states[state])}</StatusTag>
      </h2>
      {state === 'accepted' && <p>{t(($) => $.decide.correction.acceptedHint)}</p>}
      <ChangesList changes={correction.changes} />
      {state !== 'answered' && <Elsewhere page={page} changes={correction.changes} />}
      {message && (
        <p>
          <Quoted text={message} />
        </p>
      )}
      {answer && (
        <p>
          <strong>{t(($) => $.decide.correction.answerOf)}</strong>
          {colon()}
          <Quoted text={answer} />
        </p>
      )}
      {state === 'open' && (
        <div className={styles.buttons}>
          <Button
            variant="default"
            size="compact-sm"
            loading={busy}
            leftSection={<Undo2 size={15} aria-hidden />}
            onClick={() => void withdraw()}
          >
            {t(($) => $.decide.correction.withdraw)}
          </Button>
        </div>
      )}
    </section>
  );
}
