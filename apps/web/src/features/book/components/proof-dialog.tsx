import { Modal } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Proof } from '../proof.parts.tsx';

/** The proof of a page in a dialog. */
export function ProofDialog({ page, onClose }: { page: PageItem; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.decide.proof.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size={960}
      centered
    >
      <Proof page={page} />
    </Modal>
  );
}
