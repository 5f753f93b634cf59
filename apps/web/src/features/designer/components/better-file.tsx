import { type DesignerPage, MAX_PDF_MB } from '@rebblatt/contracts';
import { UploadField } from '../../../form/upload-field.tsx';
import { outcomeOf, useUpload } from '../../../form/use-upload.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { sendFile } from '../designer.api.ts';

type Props = { shown: DesignerPage; token: string };

/** A picture of the shape of the page becomes one. */
const AD = { extensions: ['.pdf', '.jpg', '.jpeg', '.png', '.tif', '.tiff'], maxMb: MAX_PDF_MB };

/** Where the designer uploads the file or a better one, or why that is not possible. */
export function BetterFile({ shown: { closed, exhibitor, file }, token }: Props) {
  const { t } = useTranslation();
  const upload = useUpload((chosen, options) => sendFile(token, chosen, options));
  if (closed !== null)
    return <Notice tone="info">{t(($) => $.designerLink.closed[closed], { exhibitor })}</Notice>;
  return (
    <UploadField
      label={t(($) => $.page.pdf)}
      hint={t(($) => (file ? $.designerLink.uploadHint : $.designerLink.uploadFirstHint), { exhibitor })}
      rule={AD}
      state={upload.state}
      outcome={file && upload.state.step !== 'uploading' ? outcomeOf(file.check, file.report) : undefined}
      fileName={file?.name ?? null}
      disabled={file?.check === 0}
      onFile={(chosen) => void upload.start(chosen)}
      onCancel={upload.cancel}
    />
  );
}
