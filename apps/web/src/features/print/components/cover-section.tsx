import { Button } from '@mantine/core';
import { checkStates, isUnchecked, MAX_PDF_MB } from '@rebblatt/contracts';
import { bleedMm, trimMm } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { UploadField } from '../../../form/upload-field.tsx';
import { outcomeOf, useUpload } from '../../../form/use-upload.ts';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { fileAt } from '../../../lib/file-address.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NotChecked } from '../../../preflight/lazy-not-checked.ts';
import { ReportView } from '../../../preflight/lazy-report-view.ts';
import { Mending } from '../../../preflight/mending/mending.parts.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { useDownload } from '../../../ui/use-download.ts';
import {
  checkCoverAgain,
  coverMending,
  coverOf,
  coverPicture,
  removeCover,
  sendCover,
} from '../cover.api.ts';
import { fileSize } from '../print.rules.ts';
import { CoverPictures } from './cover-pictures.tsx';
import styles from './cover-section.module.css';
import { CoverSpine } from './cover-spine.tsx';
import { CoverState } from './cover-state.tsx';
import { useExpectedSpine } from './use-expected-spine.ts';

const PDF = { extensions: ['.pdf'], maxMb: MAX_PDF_MB };

/** The cover of a catalogue at the print desk: its pictures, report and spine; replaced and removed after a question. */
export function CoverSection({ catalogId }: { catalogId: string }) {
  const { t } = useTranslation();
  const download = useDownload();
  const { data, error, refetch } = useQuery(coverOf(catalogId));
  const cover = data?.data ?? null;
  const spine = useExpectedSpine(catalogId, data);
  const upload = useUpload((file, options) => sendCover(catalogId, cover, file, options));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const checking = cover?.status === checkStates.checking;
  const name = cover?.name ?? '';

  async function take(file: File) {
    const title = t(($) => $.cover.replace);
    const text = t(($) => $.cover.replaceText, { name });
    if (cover === null || (await confirm({ title, text, confirm: title }))) await upload.start(file);
  }

  async function remove() {
    const title = t(($) => $.cover.remove);
    const text = t(($) => $.cover.removeText, { name });
    if (!(await confirm({ title, text, confirm: title, danger: true }))) return;
    upload.reset();
    await removeCover(catalogId, cover?.version).catch((fault: unknown) =>
      notify('danger', errorText(t, fault)),
    );
  }

  return (
    <section className={styles.cover} aria-labelledby="cover-title">
      <h2 id="cover-title">{t(($) => $.cover.title)}</h2>
      {cover && isUnchecked(cover) ? (
        <NotChecked check={() => checkCoverAgain(catalogId)} />
      ) : (
        <CoverState cover={cover} />
      )}
      <CoverSpine cover={cover} spine={spine} />
      {cover?.report && <CoverPictures catalogId={catalogId} cover={cover} />}
      {cover && (
        <div className={styles.file}>
          <p>
            {t(($) => $.cover[cover.uploaded_by ? 'uploadedBy' : 'uploaded'], {
              name,
              size: fileSize(t, cover.size),
              at: formatDateTime(cover.uploaded_at),
              by: cover.uploaded_by?.email ?? '',
            })}
          </p>
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => download(fileAt('GET /print/cover/:id/download', { id: catalogId }), name)}
          >
            {t(($) => $.cover.download)}
          </Button>
          <Button
            variant="default"
            disabled={checking}
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => void remove()}
          >
            {t(($) => $.cover.remove)}
          </Button>
        </div>
      )}
      {cover && !checking && (
        <Mending calls={coverMending(catalogId, cover)} forOwner={false} open takesBack />
      )}
      {cover?.report && (
        <ReportView
          key={cover.sha256}
          report={cover.report}
          pictureOf={(page) => coverPicture(catalogId, cover.sha256, page)}
        />
      )}
      <UploadField
        label={t(($) => $.cover.file)}
        hint={t(($) => $.cover.hint, { ...trimMm, bleed: bleedMm })}
        rule={PDF}
        state={upload.state}
        outcome={
          cover && upload.state.step === 'checking' ? outcomeOf(cover.status, cover.report) : undefined
        }
        fileName={cover?.name}
        disabled={checking}
        onFile={(file) => void take(file)}
        onCancel={upload.cancel}
      />
    </section>
  );
}
