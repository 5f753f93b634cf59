import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

type Props = { opened: boolean; title: string; onClose: () => void; children: ReactNode };

/** The calendar as a dialog that fills a small screen. */
export function CalendarSheet({ opened, title, onClose, children }: Props) {
  const { t } = useTranslation();
  // A dialog restores the focus only if it was mounted closed; the first calendar mounts it.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      fullScreen
      title={title}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
    >
      {children}
    </Modal>
  );
}
