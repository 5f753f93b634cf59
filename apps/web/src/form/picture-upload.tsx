import { useQuery } from '@tanstack/react-query';
import type { FileAddress } from '../lib/file-address.ts';
import { pictureUrl } from '../lib/picture.ts';
import { useMay } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useDownload } from '../ui/use-download.ts';
import styles from './picture-upload.module.css';
import { UploadField } from './upload-field.tsx';
import { type UploadOptions, useUpload } from './use-upload.ts';

type Props = {
  label: string;
  hint: string;
  maxMb: number;
  maxPx: number;
  /** Name of the stored picture; null when there is none. */
  name: string | null;
  /** Changes with the picture, so that a new picture is fetched. */
  stamp: string | number;
  /** The picture as shown, and as uploaded. */
  thumbnail: FileAddress;
  original: FileAddress;
  send: (file: File, options: UploadOptions) => Promise<unknown>;
};

const EXTENSIONS = ['.png', '.jpg', '.jpeg'];

/** A picture that is stored as soon as it is chosen; clicking it downloads the file. */
export function PictureUpload(props: Props) {
  const { label, hint, maxMb, maxPx, name, stamp, thumbnail, original, send } = props;
  const { t } = useTranslation();
  const download = useDownload();
  const may = useMay('fill');
  const { data: url } = useQuery({ ...pictureUrl(thumbnail, stamp), enabled: name !== null });
  const upload = useUpload(async (file, options) => {
    await send(file, options);
    upload.reset();
  });
  return (
    <div className={styles.row}>
      {url && name && (
        <button
          type="button"
          className={styles.picture}
          title={t(($) => $.ui.download)}
          onClick={() => download(original, name)}
        >
          <img src={url} alt={name} />
        </button>
      )}
      <UploadField
        label={label}
        hint={hint}
        rule={{ extensions: EXTENSIONS, maxMb, maxPx }}
        state={upload.state}
        outcome={upload.state.step === 'checking' ? 'ready' : undefined}
        fileName={name}
        disabled={!may}
        onFile={(file) => void upload.start(file)}
        onCancel={upload.cancel}
      />
    </div>
  );
}
