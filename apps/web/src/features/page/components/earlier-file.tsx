import { Button } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { takeEarlierFileBack } from '../page.api.ts';

/** The last PDF without errors, replaced by one with errors, and a button to restore it. */
export function EarlierFile({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { earlier_pdf: name, status, editable } = page;
  if (name === null || status.status === 0) return null;

  async function takeBack() {
    setBusy(true);
    try {
      await takeEarlierFileBack(page);
      notify(
        'success',
        t(($) => $.page.earlier.done, { name: name ?? '' }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Notice tone="info">
      {t(($) => $.page.earlier.kept, { name })}
      {editable === 1 && (
        <p>
          <Button
            variant="default"
            size="compact-sm"
            loading={busy}
            leftSection={<Undo2 size={14} aria-hidden />}
            onClick={() => void takeBack()}
          >
            {t(($) => $.page.earlier.takeBack)}
          </Button>
        </p>
      )}
    </Notice>
  );
}
