import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { opened: boolean; title: string; onClose: () => void; children: ReactNode };

/** The calendar over the whole of a small screen. */
export function CalendarSheet({ opened, title, onClose, children }: Props) {
  const { t } = useTranslation();
  // Only a dialog that was closed before remembers where the focus came from; the first calendar mounts it.
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
