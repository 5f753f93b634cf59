import { ActionIcon } from '@mantine/core';
import { isUnchecked, type LogoItem } from '@rebblatt/contracts';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ApproveButton } from './approve-button.tsx';

type Props = { logo: LogoItem; organiser: boolean; onOpen: () => void };

/** Opens a logo with its findings, as a click on its row does; for the organiser also to approve or reject it. */
export function LogoActions({ logo, organiser, onOpen }: Props) {
  const { t } = useTranslation();
  const label = t(($) => $.fileReport.showOf, { name: logo.name });
  return (
    <>
      {organiser && <ApproveButton logo={logo} onReject={onOpen} />}
      <ActionIcon
        data-opens
        variant="subtle"
        color="gray"
        c="var(--ink)"
        aria-label={label}
        title={label}
        disabled={logo.report === null && !isUnchecked(logo)}
        onClick={onOpen}
      >
        <ClipboardCheck size={17} aria-hidden />
      </ActionIcon>
    </>
  );
}
