import { Button } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { withDecideTexts } from '../../lib/i18n.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { laterView } from '../../ui/later-view.tsx';

const ProofDialog = laterView(
  () => withDecideTexts(import('./components/proof-dialog.tsx')).then((module) => module.ProofDialog),
  {
    close: ({ onClose }) => onClose(),
  },
);

/** Opens the proof of a page; for the organiser. */
export function ProofButton({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Layers size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t(($) => $.pageEdit.proof)}
      </Button>
      {open && <ProofDialog page={page} onClose={() => setOpen(false)} />}
    </>
  );
}
