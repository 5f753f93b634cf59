import { CloseButton } from '@mantine/core';
import { type ErrorCode, isAdministrator, type StatusItem } from '@rebblatt/contracts';
import { Check, LoaderCircle, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorText, keyText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { dismissUploadItem } from '../upload-status.api.ts';
import styles from './upload-bell.module.css';
import { uploadName, uploadState } from './upload-words.ts';

const looks = {
  0: { tone: 'info', icon: LoaderCircle },
  1: { tone: 'ok', icon: Check },
  2: { tone: 'danger', icon: X },
  cancelled: { tone: 'neutral', icon: X },
} as const;

type Props = { item: StatusItem; onOpen: () => void };

/** One upload: its name and state, a link to its screen, and a button to remove it once it is finished. */
export function UploadLine({ item, onOpen }: Props) {
  const { t } = useTranslation();
  const state = uploadState(item);
  const { tone, icon } = looks[state];
  const name = uploadName(t, item);
  const session = useSession();
  const to = uploadScreen(item, session !== null && isAdministrator(session.role));

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
        <Link to={to} onClick={onOpen}>
          {name}
        </Link>
        {item.error && <em data-tone={tone}>{keyText(t, item.error as ErrorCode, item.error_params)}</em>}
      </div>
      {item.type !== PRINT_ANSWER && (
        <StatusTag tone={tone} icon={icon}>
          {t(($) => $.uploadStatus.states[state])}
          {item.status === 0 && item.progress > 0 && ` ${item.progress} %`}
        </StatusTag>
      )}
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

/** Types whose screen is not the page editor. */
const [LOGO, CATALOG, COVER, EDITION, PRINT_ANSWER] = [1, 4, 5, 6, 7];

/** The screen with the result; for a failed logo with its report open. */
function uploadScreen({ type, statusable_id: id }: StatusItem, organiser: boolean): string {
  if (type === LOGO) return `${organiser ? '/admin-logo' : '/logo'}?report=${id}`;
  if (type === CATALOG || type === COVER || type === PRINT_ANSWER) return `/catalog/${id}/print`;
  if (type === EDITION) return `/catalog/${id}/online`;
  return `${organiser ? '/active-catalog/page' : '/exhibitor-page'}/edit/${id}`;
}
