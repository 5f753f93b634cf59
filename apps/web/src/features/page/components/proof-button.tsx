import { Button } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { Layers } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ProofDialog = lazy(() =>
  import('./proof-dialog.tsx').then((module) => ({ default: module.ProofDialog })),
);

/** Opens how a page will look in print; for the office. */
export function ProofButton({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Layers size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t(($) => $.page.proof.open)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ProofDialog page={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
