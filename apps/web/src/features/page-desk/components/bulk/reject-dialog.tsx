import { Button, Group, Modal, Textarea } from '@mantine/core';
import { languages } from '@rebblatt/contracts';
import { type KeyboardEvent, useState } from 'react';
import { DraftNotice } from '../../../../form/draft-notice.tsx';
import { useKeptWork } from '../../../../form/use-kept-work.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { TextBlockChoice } from '../../../decide/text-block-choice.parts.ts';

type Props = {
  opened: boolean;
  count: number;
  onClose: () => void;
  /** @returns whether it was done, which closes the dialog */
  onSend: (comment: string) => Promise<boolean>;
};

/** Asks for the remark that the exhibitors of all marked pages get. */
export function RejectDialog({ opened, count, onClose, onSend }: Props) {
  const { t } = useTranslation();
  // A dialog that is closed to look at a page once more has the words when it is opened again.
  const [comment, setComment] = useState('');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(($) => $.decide.bulk.rejectTitle, { count })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <RejectFields
        count={count}
        comment={comment}
        setComment={setComment}
        onClose={onClose}
        onSend={onSend}
      />
    </Modal>
  );
}

type FieldsProps = Pick<Props, 'count' | 'onClose' | 'onSend'> & {
  comment: string;
  setComment: (comment: string) => void;
};

function RejectFields({ count, comment, setComment, onClose, onSend }: FieldsProps) {
  const { t, i18n } = useTranslation();
  // The exhibitors may have several languages, so one's own is offered.
  const language = languages.find((one) => one === i18n.language) ?? 'de';
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const draft = useKeptWork('reject-many', () => (comment.trim() === '' ? undefined : comment), setComment, {
    clear: () => setComment(''),
  });

  async function send() {
    if (busy) return;
    if (comment.trim() === '') return setMissing(true);
    setBusy(true);
    if (await onSend(comment)) {
      draft.forget();
      setComment('');
      onClose();
    } else setBusy(false);
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Textarea
        data-autofocus
        label={count === 1 ? t(($) => $.decide.remark) : t(($) => $.decide.bulk.remark)}
        description={count === 1 ? t(($) => $.decide.remarkHint) : t(($) => $.decide.bulk.remarkHint)}
        error={missing && comment.trim() === '' && t(($) => $.decide.bulk.remarkMissing)}
        rows={6}
        maxLength={2000}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
        onKeyDown={key}
      />
      <div style={{ marginTop: 12 }}>
        <TextBlockChoice
          kind="page"
          language={language}
          onChoose={(text) => setComment(comment.trim() === '' ? text : `${comment.trimEnd()}\n${text}`)}
        />
      </div>
      <Group mt="md">
        <Button loading={busy} onClick={() => void send()}>
          {t(($) => $.decide.bulk.send)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.ui.cancel)}
        </Button>
      </Group>
    </>
  );
}
