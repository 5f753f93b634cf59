import { Button, Textarea } from '@mantine/core';
import { MAX_CORRECTION_TEXT, type PageCorrection, type PageItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Check, MessageSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { DraftNotice } from '../../../../form/draft-notice.tsx';
import { useKeptWork } from '../../../../form/use-kept-work.ts';
import { colon } from '../../../../lib/colon.ts';
import { errorBodyOf, errorText } from '../../../../lib/error-text.ts';
import { useMay } from '../../../../lib/session.ts';
import type { Translate } from '../../../../lib/text-key.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { usesOf } from '../../../../reference/uses-of.ts';
import { Quoted } from '../../../../ui/quoted.tsx';
import { notify } from '../../../../ui/snackbar-store.ts';
import { acceptCorrection, answerCorrection, correctionOf } from '../../correction.api.ts';
import { takenWords } from '../../correction.rules.ts';
import { ChangesList } from './changes-list.tsx';
import styles from './correction.module.css';
import { Elsewhere } from './elsewhere.tsx';

/** What the organiser proposes on an exhibitor's released page: to be taken over, or answered. */
export function OwnCorrection({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const title = useId();
  const { data: correction } = useQuery(correctionOf(page.id));
  if (!correction) return null;
  const { state, message, answer } = correction;
  if (state !== 'open' && state !== 'answered' && state !== 'accepted') return null;
  return (
    <section className={styles.card} data-open={state === 'open' || undefined} aria-labelledby={title}>
      <h2 id={title}>{t(($) => $.decide.correction.own[state])}</h2>
      {state === 'open' && <p>{t(($) => $.decide.correction.own.openHint)}</p>}
      {message && (
        <p>
          <Quoted text={message} />
        </p>
      )}
      <ChangesList changes={correction.changes} />
      {state !== 'answered' && <Elsewhere page={page} changes={correction.changes} />}
      {answer && (
        <p>
          <strong>{t(($) => $.decide.correction.answerOwn)}</strong>
          {colon()}
          <Quoted text={answer} />
        </p>
      )}
      {state === 'open' && <Reply key={correction.id} correction={correction} />}
    </section>
  );
}

/** Why nothing was done. Only the organiser can propose other words, so an exhibitor is told to answer. */
function refusalOf(t: Translate, error: unknown): string {
  const body = errorBodyOf(error);
  return body && takenWords(body)
    ? t(($) => $.decide.correction.own.takenOtherwise, { replace: body.params })
    : errorText(t, error);
}

function Reply({ correction: { id } }: { correction: PageCorrection }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const may = useMay('everything');
  const draft = useKeptWork<string>(`correction-answer-${id}`, () => answer || undefined, setAnswer, {
    clear: () => setAnswer(null),
  });

  async function run(act: () => Promise<unknown>, done: string) {
    if (busy) return;
    setBusy(true);
    try {
      await act();
      draft.forget();
      notify('success', done);
    } catch (error) {
      notify('danger', refusalOf(t, error), undefined, usesOf(t, error));
    } finally {
      setBusy(false);
    }
  }

  const accept = () =>
    void run(
      () => acceptCorrection(id),
      t(($) => $.decide.correction.acceptDone),
    );

  function send(text: string) {
    if (text.trim() === '') return setMissing(true);
    void run(
      () => answerCorrection(id, text.trim()),
      t(($) => $.decide.correction.answerDone),
    );
  }

  if (!may) return null;
  if (answer === null)
    return (
      <div className={styles.buttons}>
        <Button loading={busy} leftSection={<Check size={16} aria-hidden />} onClick={accept}>
          {t(($) => $.decide.correction.accept)}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          leftSection={<MessageSquare size={16} aria-hidden />}
          onClick={() => setAnswer('')}
        >
          {t(($) => $.decide.correction.answer)}
        </Button>
      </div>
    );
  return (
    <>
      <DraftNotice draft={draft} />
      <Textarea
        data-autofocus
        autoFocus
        label={t(($) => $.decide.correction.answerField)}
        description={t(($) => $.decide.correction.answerHint)}
        error={missing && answer.trim() === '' && t(($) => $.decide.correction.answerMissing)}
        rows={4}
        maxLength={MAX_CORRECTION_TEXT}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button loading={busy} onClick={() => send(answer)}>
          {t(($) => $.decide.correction.answerSend)}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => setAnswer(null)}>
          {t(($) => $.ui.cancel)}
        </Button>
      </div>
    </>
  );
}
