import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { withDeskTexts } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DisclosurePanel } from '../../../ui/disclosure-panel.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { uploadItems } from '../upload-status.api.ts';
import styles from './upload-bell.module.css';
import { uploadName, uploadState } from './upload-words.ts';

const UploadLine = laterView(() =>
  withDeskTexts(import('./upload-line.tsx')).then((module) => module.UploadLine),
);

/** The user's uploads and generations, live. */
export function UploadBell() {
  const { t } = useTranslation();
  const { data: items = [] } = useQuery(uploadItems());
  const newest = items[0];
  const label =
    items.length > 0
      ? t(($) => $.uploadStatus.bellCount, { count: items.length })
      : t(($) => $.uploadStatus.bell);
  return (
    <>
      <DisclosurePanel
        label={t(($) => $.uploadStatus.bell)}
        align="end"
        width={340}
        button={(button) => (
          <ActionIcon
            {...button}
            variant="subtle"
            color="gray"
            c="var(--ink)"
            size="lg"
            aria-label={label}
            title={label}
            className={styles.bell}
          >
            <Bell size={18} strokeWidth={1.75} aria-hidden />
            {items.length > 0 && (
              <span className={styles.count} aria-hidden>
                {items.length}
              </span>
            )}
          </ActionIcon>
        )}
      >
        {(close) =>
          items.length === 0 ? (
            <p className={styles.empty}>{t(($) => $.uploadStatus.empty)}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <UploadLine key={item.id} item={item} onOpen={close} />
              ))}
            </ul>
          )
        }
      </DisclosurePanel>
      <VisuallyHidden role="status">
        {newest &&
          t(($) => $.uploadStatus.announce, {
            name: uploadName(t, newest),
            state: t(($) => $.uploadStatus.states[uploadState(newest)]),
          })}
      </VisuallyHidden>
    </>
  );
}
