import { Button } from '@mantine/core';
import { type CatalogDesignItem, type CatalogMark, type FileReport, MAX_PDF_MB } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { UploadField } from '../../../form/upload-field.tsx';
import { type UploadState, useUpload } from '../../../form/use-upload.ts';
import { errorBodyOf, errorText } from '../../../lib/error-text.ts';
import { fileAt } from '../../../lib/file-address.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReportView } from '../../../preflight/lazy-report-view.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { useDownload } from '../../../ui/use-download.ts';
import { markPicture } from '../../book/mark.api.ts';
import { removeMark, sendMark } from '../design.api.ts';
import styles from '../design.module.css';

const PDF = { extensions: ['.pdf'], maxMb: MAX_PDF_MB };

/** The fair's mark on registers: stored as soon as it has passed its check, without the rest of the form. */
export function MarkField({ item }: { item: CatalogDesignItem }) {
  const { t } = useTranslation();
  const { mark } = item;
  const upload = useUpload(async (file, options) => {
    await sendMark(item, file, options);
    notify(
      'success',
      t(($) => $.design.markStored),
    );
  });
  const refused = refusedReport(upload.state);
  return (
    <div className={styles.mark}>
      <UploadField
        label={t(($) => $.design.mark)}
        hint={t(($) => $.design.markHint)}
        rule={PDF}
        state={upload.state}
        outcome={upload.state.step === 'checking' ? 'ready' : undefined}
        fileName={mark?.name ?? null}
        onFile={(file) => void upload.start(file)}
        onCancel={upload.cancel}
      />
      {refused && <ReportView report={refused} />}
      {mark && <Stored item={item} mark={mark} onRemove={upload.reset} />}
    </div>
  );
}

/** What the check found in a file that was refused for its errors. */
function refusedReport(state: UploadState): FileReport | undefined {
  const body = state.step === 'failed' ? errorBodyOf(state.error) : undefined;
  const isReport = body?.errors?.file?.some(({ key }) => key === 'design.mark-has-errors');
  return isReport ? (body?.data as FileReport) : undefined;
}

type StoredProps = { item: CatalogDesignItem; mark: CatalogMark; onRemove: () => void };

/** The mark that is printed: its picture, its file, what could be better, and its removal after a question. */
function Stored({ item, mark, onRemove }: StoredProps) {
  const { t } = useTranslation();
  const download = useDownload();
  const { id } = item.catalog;
  const { data: url } = useQuery(markPicture(id, mark));

  async function remove() {
    const title = t(($) => $.design.markRemove);
    const text = t(($) => $.design.markRemoveText, { name: mark.name });
    if (!(await confirm({ title, text, confirm: title, danger: true }))) return;
    onRemove();
    await removeMark(item).catch((fault: unknown) => notify('danger', errorText(t, fault)));
  }

  return (
    <>
      {url && <img className={styles.markPicture} src={url} alt={t(($) => $.design.mark)} />}
      <div className={styles.markButtons}>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => download(fileAt('GET /catalog/:id/design/mark', { id }), mark.name)}
        >
          {t(($) => $.design.markDownload)}
        </Button>
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => void remove()}
        >
          {t(($) => $.design.markRemove)}
        </Button>
      </div>
      {mark.report.findings.some(({ severity }) => severity !== 'info') && (
        <ReportView key={mark.sha256} report={mark.report} pictureOf={() => markPicture(id, mark)} />
      )}
    </>
  );
}
