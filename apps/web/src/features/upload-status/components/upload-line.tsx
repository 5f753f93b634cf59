import { CloseButton } from '@mantine/core';
import type { ErrorCode, StatusItem } from '@rebblatt/contracts';
import { Check, LoaderCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText, keyText } from '../../../lib/error-text.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { dismissUploadItem } from '../upload-status.api.ts';
import styles from './upload-bell.module.css';

const looks = {
  0: { tone: 'info', icon: LoaderCircle },
  1: { tone: 'ok', icon: Check },
  2: { tone: 'danger', icon: X },
  cancelled: { tone: 'neutral', icon: X },
} as const;

/** One upload: what it is, how it stands, and the way to take it off once it is finished. */
export function UploadLine({ item }: { item: StatusItem }) {
  const { t } = useTranslation();
  const state = uploadState(item);
  const { tone, icon } = looks[state];
  const name = uploadName(t, item);

  async function dismiss() {
    try {
      await dismissUploadItem(item.id);
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <span>{t(($) => $.uploadStatus.types[item.type])}</span>
        <strong>{name}</strong>
        {item.error && <em data-tone={tone}>{keyText(t, item.error as ErrorCode, item.error_params)}</em>}
      </div>
      <StatusTag tone={tone} icon={icon}>
        {t(($) => $.uploadStatus.states[state])}
        {item.status === 0 && item.progress > 0 && ` ${item.progress} %`}
      </StatusTag>
      {item.status === 0 ? (
        <span className={styles.gap} />
      ) : (
        <CloseButton
          size="sm"
          aria-label={t(($) => $.uploadStatus.dismiss, { name })}
          onClick={() => void dismiss()}
        />
      )}
    </li>
  );
}

/** How it stands; what somebody cancelled has not failed. */
export const uploadState = (item: StatusItem) => (item.error === 'job.cancelled' ? 'cancelled' : item.status);

/** The file's name, else what it is and its number. */
export function uploadName(t: Translate, item: StatusItem): string {
  const type = t(($) => $.uploadStatus.types[item.type]);
  return item.name ?? t(($) => $.uploadStatus.unnamed, { type, id: String(item.statusable_id) });
}
