import { ActionIcon } from '@mantine/core';
import type { LogoItem } from '@rebblatt/contracts';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterView } from '../../../ui/later-view.tsx';

const ReportDialog = laterView(() => import('./report-dialog.tsx').then((module) => module.ReportDialog), {
  close: ({ onClose }) => onClose(),
});

/** Opens the findings of a logo. */
export function ReportButton({ logo }: { logo: LogoItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const label = t(($) => $.fileReport.showOf, { name: logo.name });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--ink)"
        aria-label={label}
        title={label}
        disabled={logo.report === null}
        onClick={() => setOpen(true)}
      >
        <ClipboardCheck size={17} aria-hidden />
      </ActionIcon>
      {open && <ReportDialog logo={logo} onClose={() => setOpen(false)} />}
    </>
  );
}
