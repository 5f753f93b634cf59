import { Button, Group, Modal, Progress, Text } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { faultText } from '../../../form/fault-text.ts';
import type { FileFault } from '../../../form/file-check.ts';
import type { useUpload } from '../../../form/use-upload.ts';
import { BothPictures } from '../../../history/both-pictures.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NotChecked } from '../../../preflight/lazy-not-checked.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { checkPageAgain, tellReplaced } from '../../page/page-file.api.ts';
import { useTakeBack } from '../../release/take-back.parts.ts';
import { usePageCheck } from './use-page-check.ts';

type Props = {
  page: PageItem;
  /** The row of the history with both files, once the new one is stored. */
  row: number | undefined;
  /** What is wrong with the chosen file, which was not sent then. */
  fault: FileFault | undefined;
  upload: Pick<ReturnType<typeof useUpload>, 'state' | 'cancel'>;
  onClose: () => void;
};

/** The former and the new PDF of a page, what the check of the new one found, and the way back. */
export function ReplaceFileDialog({ page, row, fault, upload, onClose }: Props) {
  const { t } = useTranslation();
  const { busy, takeBack } = useTakeBack(page, onClose);
  const outcome = usePageCheck(page, upload.state);
  const { earlier_pdf: earlier } = page;
  const [seen, setSeen] = useState(false);
  // A fully received file is stored, so it is too late to cancel.
  const sending = upload.state.step === 'uploading' && upload.state.percent < 100;
  const closing = sending ? t(($) => $.ui.cancel) : t(($) => $.ui.close);

  function leave() {
    if (sending) upload.cancel();
    onClose();
  }

  function finish() {
    // Both have been seen. A person who leaves otherwise, or before the new one is shown or checked, has not: the mail leaves
    // later by itself.
    if (row !== undefined && seen && outcome !== 'checking' && page.exhibitor !== null)
      tellReplaced(page.id).catch((error: unknown) => notify('danger', errorText(t, error)));
    leave();
  }

  return (
    <Modal
      opened
      onClose={leave}
      title={t(($) => $.page.replace.title, { position: String(page.position) })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="min(1320px, 96vw)"
      centered
    >
      {fault && <Notice tone="danger">{faultText(t, fault)}</Notice>}
      {upload.state.step === 'failed' && <Notice tone="danger">{errorText(t, upload.state.error)}</Notice>}
      {upload.state.step === 'uploading' && !fault && <Running percent={upload.state.percent} />}
      {row !== undefined && (
        <>
          <Outcome page={page} outcome={outcome} />
          <BothPictures row={row} onLaterShown={() => setSeen(true)} />
        </>
      )}
      <Group mt="lg">
        <Button onClick={finish}>{row === undefined ? closing : t(($) => $.page.replace.done)}</Button>
        {row !== undefined && earlier !== null && outcome !== 'checking' && (
          <Button
            variant="default"
            loading={busy}
            leftSection={<Undo2 size={16} aria-hidden />}
            onClick={takeBack}
          >
            {t(($) => $.pageEdit.earlier.takeBack)}
          </Button>
        )}
      </Group>
    </Modal>
  );
}

/** What runs until the new file is stored: it is sent, then its kind and its first page are looked at. */
function Running({ percent }: { percent: number }) {
  const { t } = useTranslation();
  const text =
    percent < 100
      ? t(($) => $.form.upload.uploading, { percent: String(percent) })
      : t(($) => $.page.replace.storing);
  return (
    <>
      <Text role="status" mb={6}>
        {text}
      </Text>
      <Progress value={percent} color="lake" aria-label={t(($) => $.page.replace.button)} />
    </>
  );
}

/** What becomes of the page: printed, not printed, or not known yet. */
function Outcome({ page, outcome }: { page: PageItem; outcome: ReturnType<typeof usePageCheck> }) {
  const { t } = useTranslation();
  const mailNote = page.exhibitor === null ? '' : ` ${t(($) => $.page.replace.mailNote)}`;
  if (outcome === 'failed')
    return (
      <Notice tone="danger">
        {t(($) => $.page.replace.faulty)}
        {mailNote}
      </Notice>
    );
  if (outcome === 'unchecked') return <NotChecked check={() => checkPageAgain(page)} />;
  if (outcome !== 'ready') return <Notice tone="info">{t(($) => $.form.upload.checking)}</Notice>;
  return (
    <Notice tone="ok">
      {t(($) => $.page.replace.good)}
      {mailNote}
    </Notice>
  );
}
