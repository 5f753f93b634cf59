import { Button, Modal, Textarea } from '@mantine/core';
import type { PageItem, WaitingPage } from '@rebblatt/contracts';
import { MAX_CORRECTION_TEXT, MAX_CORRECTIONS, winesOf } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorBodyOf, errorText, fieldErrorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { confirm } from '../../../../ui/confirm-store.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { notify } from '../../../../ui/snackbar-store.ts';
import { Notice } from '../../../../ui/status-tag.tsx';
import { useQuestionOpen } from '../../../../ui/use-question-open.ts';
import { printedContentOf } from '../../../page/wine-page.api.ts';
import { proposeCorrection, withdrawCorrection } from '../../correction.api.ts';
import type { CorrectedField, CorrectedPage, Typed } from '../../correction.rules.ts';
import { changedFields, fieldsOf, formOf, keyOf, sentValue, takenWords } from '../../correction.rules.ts';
import type { ProposalDraft, ProposalQueue } from '../../proposal-draft.rules.ts';
import { isProposal } from '../../proposal-draft.rules.ts';
import { ChangesList } from './changes-list.tsx';
import styles from './correction.module.css';
import { CorrectionFields } from './correction-fields.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Refusal } from './refusal.tsx';

type Props = {
  page: WaitingPage | PageItem;
  name: string;
  pull: number;
  /** What is written so far; the screen keeps it. */
  draft: ProposalDraft;
  onDraft: (draft: ProposalDraft | undefined) => void;
  onClose: () => void;
  queue?: ProposalQueue;
};

/** Other texts for a released page, proposed to its exhibitor. */
export function ProposeDialog(props: Props) {
  const { page, draft, onDraft, onClose } = props;
  const { t } = useTranslation();
  const asked = useQuestionOpen();
  const stamp = `waiting-${page.version}`;
  const { data: printed, error, refetch } = useQuery(printedContentOf(page.id, stamp));
  const wines = printed && winesOf(printed.page);

  async function leave() {
    const question = {
      title: t(($) => $.decide.correction.dropTitle),
      text: t(($) => $.decide.correction.dropText),
      confirm: t(($) => $.decide.correction.drop),
      cancel: t(($) => $.decide.keepWriting),
      danger: true,
    };
    if (isProposal(draft) && !(await confirm(question))) return;
    onDraft(undefined);
    onClose();
  }

  return (
    <Modal
      opened
      onClose={() => void leave()}
      // Escape closes the confirmation, not the dialog below it.
      closeOnEscape={!asked}
      title={t(($) => $.decide.correction.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size={860}
      centered
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !wines && <Loading />}
      {wines && <Proposal parent={props} texts={fieldsOf(wines)} onLeave={() => void leave()} />}
    </Modal>
  );
}

type ProposalProps = {
  parent: Props;
  texts: CorrectedPage;
  onLeave: () => void;
};

function Proposal({ parent, texts, onLeave }: ProposalProps) {
  const { page, name, pull, draft, onDraft, onClose, queue } = parent;
  const { typed, message } = draft;
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Typed>({});
  const [refusal, setRefusal] = useState<{ text: string; same?: Typed } | null>(null);
  const sending = useRef<HTMLButtonElement>(null);
  const fields = changedFields(texts, typed);
  const changes = fields.map((one) => asChange(one, typed));
  const tooMany = fields.length > MAX_CORRECTIONS;

  const type = (key: string, text: string) => onDraft({ ...draft, typed: { ...typed, [key]: text } });

  /** Says what is refused at its field, the rest at the end. */
  function tell(error: unknown) {
    const refused = Object.entries(errorBodyOf(error)?.errors ?? {});
    const atFields = refused.flatMap(([path, [first]]) => {
      const one = fields[Number(/^changes\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
      if (!one || !first) return [];
      return [
        [
          keyOf(one),
          fieldErrorText(
            t,
            first,
            t(($) => $.decide.correction.fields[one.field]),
          ),
        ],
      ];
    });
    setErrors(Object.fromEntries(atFields));
    const same = takenWords(errorBodyOf(error));
    setRefusal(atFields.length > 0 ? null : { text: errorText(t, error), same });
  }

  function propose(words: Typed) {
    onDraft({ ...draft, typed: { ...typed, ...words } });
    setRefusal(null);
    // The button that was pressed goes with the refusal.
    sending.current?.focus();
  }

  async function send() {
    if (busy) return;
    setBusy(true);
    try {
      const form = {
        pull,
        version: page.version,
        changes: formOf(fields, typed),
        message: message.trim() || null,
      };
      const { id } = await proposeCorrection(page.id, form);
      onDraft(undefined);
      onClose();
      queue?.pass(page.id);
      notify(
        'success',
        t(($) => $.decide.correction.sent, { name }),
        { label: t(($) => $.decide.correction.undo), run: () => void undo(id) },
      );
    } catch (error) {
      tell(error);
      setBusy(false);
    }
  }

  async function undo(id: number) {
    try {
      await withdrawCorrection(id);
      onDraft(draft);
      queue?.show(page.id);
      notify(
        'success',
        t(($) => $.decide.correction.withdrawn),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  return (
    <div className={styles.dialog}>
      <p>{t(($) => $.decide.correction.hint)}</p>
      <CorrectionFields texts={texts} typed={typed} errors={errors} onType={type} />
      <div className={styles.foot}>
        <h3>{t(($) => $.decide.correction.changes)}</h3>
        {fields.length === 0 ? (
          <p>{t(($) => $.decide.correction.noChanges)}</p>
        ) : (
          <ChangesList changes={changes} />
        )}
        <Elsewhere page={page} changes={changes} />
        <Textarea
          label={t(($) => $.decide.correction.message)}
          description={t(($) => $.decide.correction.messageHint)}
          rows={2}
          maxLength={MAX_CORRECTION_TEXT}
          value={message}
          onChange={({ currentTarget }) => onDraft({ ...draft, message: currentTarget.value })}
        />
        {tooMany && (
          <Notice tone="danger">{t(($) => $.decide.correction.tooMany, { max: MAX_CORRECTIONS })}</Notice>
        )}
        {refusal && <Refusal {...refusal} onSame={propose} />}
        <div className={styles.buttons}>
          <Button
            ref={sending}
            loading={busy}
            disabled={fields.length === 0 || tooMany}
            onClick={() => void send()}
          >
            {queue ? t(($) => $.decide.correction.sendOn) : t(($) => $.decide.correction.send)}
          </Button>
          <Button variant="default" disabled={busy} onClick={onLeave}>
            {t(($) => $.ui.cancel)}
          </Button>
        </div>
      </div>
    </div>
  );
}

const asChange = (one: CorrectedField, typed: Typed) => ({
  field: one.field,
  id: one.id,
  of: one.of,
  from: sentValue(one.field, one.text),
  to: sentValue(one.field, typed[keyOf(one)] ?? ''),
});
