import { MAX_PICTURE_MB, MAX_WEB_LOGO_PX } from '@rebblatt/contracts';
import { useEffect, useState } from 'react';
import { UploadField } from '../../../form/upload-field.tsx';
import type { UploadState } from '../../../form/use-upload.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './web-logo.module.css';

const RULE = { extensions: ['.png', '.jpg', '.jpeg'], maxMb: MAX_PICTURE_MB, maxPx: MAX_WEB_LOGO_PX };

type Props = {
  file: File | null;
  state: UploadState;
  onFile: (file: File) => void;
  onCancel: () => void;
};

/** The picture of a new exhibitor: shown from the chosen file, sent with the form. */
export function NewWebLogo({ file, state, onFile, onCancel }: Props) {
  const { t } = useTranslation();
  const url = useAddressOf(file);
  return (
    <div className={styles.chosen}>
      {url && file && <img src={url} alt={file.name} />}
      <UploadField
        label={t(($) => $.exhibitor.webLogo)}
        hint={t(($) => $.exhibitor.webLogoHint)}
        rule={RULE}
        state={state}
        fileName={file?.name}
        onFile={onFile}
        onCancel={onCancel}
      />
    </div>
  );
}

/** The URL of a chosen file that has not been sent. */
function useAddressOf(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url;
}
