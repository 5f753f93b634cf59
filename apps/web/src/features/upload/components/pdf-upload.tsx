import type { PageItem } from '@rebblatt/contracts';
import { isAd, isAdministrator, isUnchecked, MAX_PDF_MB } from '@rebblatt/contracts';
import { UploadField } from '../../../form/upload-field.tsx';
import { type UploadOptions, useUpload } from '../../../form/use-upload.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NotChecked } from '../../../preflight/lazy-not-checked.ts';
import { ReportView } from '../../../preflight/lazy-report-view.ts';
import { Mending } from '../../../preflight/mending/mending.parts.ts';
import { Override } from '../../../preflight/override.tsx';
import { PagePicture } from '../../book/page-picture.parts.tsx';
import {
  checkPageAgain,
  choosePageOfFile,
  overridePageErrors,
  pageMending,
  reportPicture,
  withdrawPageOverride,
} from '../../page/page-file.api.ts';
import { DesignerButton } from './designer/later-designer-button.ts';
import { EarlierFile } from './earlier-file.tsx';
import styles from './pdf-upload.module.css';
import { usePageCheck } from './use-page-check.ts';

type Props = {
  page: PageItem;
  /** The requirements for the PDF, as text. */
  hint: string;
  disabled: boolean;
  /** Why a file cannot be uploaded yet, as text. */
  first?: string;
  send: (file: File, options: UploadOptions) => Promise<PageItem>;
};

const PDF = { extensions: ['.pdf'], maxMb: MAX_PDF_MB };
/** A picture of the shape of the page becomes one. */
const AD = { extensions: ['.pdf', '.jpg', '.jpeg', '.png', '.tif', '.tiff'], maxMb: MAX_PDF_MB };

/** Upload, image and findings of a page's PDF. */
export function PdfUpload({ page, hint, disabled, first, send }: Props) {
  const { t } = useTranslation();
  const upload = useUpload(send);
  const outcome = usePageCheck(page, upload.state);
  const session = useSession();
  const forOwner = session !== null && isAdministrator(session.role) && page.exhibitor !== null;
  const faulty = (page.content_report?.findings.length ?? 0) > 0;
  return (
    <div className={styles.stack}>
      {page.content_pdf && page.status.status === 1 && <PagePicture page={page} />}
      {!disabled && (
        <UploadField
          label={t(($) => $.page.pdf)}
          hint={first ?? hint}
          rule={isAd(page.page_type) ? AD : PDF}
          state={upload.state}
          outcome={outcome}
          fileName={page.content_pdf}
          disabled={page.status.status === 0 || first !== undefined}
          onFile={(file) => void upload.start(file)}
          onCancel={upload.cancel}
        />
      )}
      {isUnchecked({ status: page.status.status, report: page.content_report }) && (
        <NotChecked check={() => checkPageAgain(page)} />
      )}
      <EarlierFile page={page} />
      {(faulty || page.earlier_pdf !== null) && (
        <Mending calls={pageMending(page)} forOwner={forOwner} open={!disabled && page.status.status !== 0} />
      )}
      {page.content_report && (
        <>
          <ReportView
            report={page.content_report}
            pictureOf={(at) => reportPicture(page, at)}
            choose={disabled ? undefined : (at) => choosePageOfFile(page, at)}
          />
          <Override
            about={`page-${page.id}`}
            report={page.content_report}
            override={page.content_override}
            open={page.editable === 1 || (page.status.status === 2 && page.content_override === null)}
            decide={(form) => overridePageErrors(page, form)}
            withdraw={() => withdrawPageOverride(page)}
          />
        </>
      )}
      {isAd(page.page_type) && !disabled && first === undefined && <DesignerButton page={page} />}
    </div>
  );
}
