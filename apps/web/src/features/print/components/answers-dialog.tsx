import { Checkbox, Modal, Text } from '@mantine/core';
import type { PrintAnswer, PrintResult } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { answersOf, markRemark, proofFile } from '../answer.api.ts';
import { AnswerLine } from './answer-line.tsx';
import styles from './answers.module.css';
import { LinkFile } from './link-file.tsx';

/** What the print office said about a book; remarks lead to their page and are ticked off. */
export function AnswersDialog({ result, onClose }: { result: PrintResult; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(answersOf(result.id));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.print.answer.dialog, { number: String(result.number) })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Text>{t(($) => $.print.answer.none)}</Text>}
      <ul className={styles.list}>
        {data?.map((answer) => (
          <AnswerLine key={answer.id} answer={answer}>
            {answer.kind === 'remark' && <Remark answer={answer} catalogId={result.catalog_id} />}
            {answer.file && (
              <LinkFile variant="default" file={proofFile(answer.id)} name={answer.file.name}>
                {t(($) => $.print.answer.download, { name: answer.file.name })}
              </LinkFile>
            )}
          </AnswerLine>
        ))}
      </ul>
    </Modal>
  );
}

function Remark({ answer, catalogId }: { answer: PrintAnswer; catalogId: number }) {
  const { t } = useTranslation();
  // Held here, because a mutation says late that it runs, and the tick would jump back.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const done = wanted ?? answer.done_at !== null;
  async function tick(next: boolean) {
    setWanted(next);
    try {
      await markRemark(answer.id, next ? 1 : 0);
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setWanted(null);
    }
  }
  return (
    <div className={styles.row}>
      <Checkbox
        label={t(($) => $.print.answer.tick)}
        aria-label={t(($) => $.print.answer.tickOf, { text: answer.text ?? '' })}
        checked={done}
        onChange={({ currentTarget }) => void tick(currentTarget.checked)}
      />
      {answer.page_id !== null && (
        <Link to={`/catalog/${catalogId}/page/edit/${answer.page_id}`}>
          {t(($) => $.print.answer.toPage)}
        </Link>
      )}
    </div>
  );
}
