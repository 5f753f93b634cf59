import { Modal } from '@mantine/core';
import type { ReturnedReports } from '@rebblatt/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { BroughtMail } from '../returned.rules.ts';
import { ReturnedFound } from './returned-found.tsx';
import { ReturnedSource } from './returned-source.tsx';

/** Mails that came back: what is brought, then what it says, then what was marked. */
export function ReturnedDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  // A dialog restores the focus only if it was mounted closed.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      title={t(($) => $.mail.returns.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="xl"
      centered
    >
      <Steps onClose={onClose} />
    </Modal>
  );
}

function Steps({ onClose }: { onClose: () => void }) {
  const [brought, setBrought] = useState<BroughtMail[]>([]);
  const [pasted, setPasted] = useState('');
  const [found, setFound] = useState<{ mails: BroughtMail[]; reports: ReturnedReports } | null>(null);
  return found ? (
    <ReturnedFound {...found} onBack={() => setFound(null)} onClose={onClose} />
  ) : (
    <ReturnedSource
      {...{ brought, pasted }}
      onBrought={setBrought}
      onPasted={setPasted}
      onRead={(mails, reports) => setFound({ mails, reports })}
    />
  );
}
