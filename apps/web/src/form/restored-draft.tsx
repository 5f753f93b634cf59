import { Button } from '@mantine/core';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime, formatTime, today } from '../lib/date.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Notice } from '../ui/status-tag.tsx';
import styles from './restored-draft.module.css';
import type { Draft } from './use-kept-work.ts';

/** Says that a draft is there again, and offers to drop it. @param children what it belongs to, where that is not in sight */
export function RestoredDraft({
  draft: { restored, drop },
  children,
}: {
  draft: Omit<Draft, 'asked'>;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  if (!restored) return null;
  const { at, ended } = restored;
  const time = today(at) === today() ? formatTime(at) : formatDateTime(at.toISOString());
  return (
    <Notice tone="info" icon={History}>
      <span className={styles.line}>
        <span>{ended ? t(($) => $.unsaved.restored) : t(($) => $.unsaved.draft, { time })}</span>
        {children}
        <Button size="compact-sm" variant="default" onClick={drop}>
          {t(($) => $.unsaved.dropDraft)}
        </Button>
      </span>
    </Notice>
  );
}
