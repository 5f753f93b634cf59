import { Button } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { isOrganiser } from '../../../lib/screen.ts';
import { useSession } from '../../../lib/session.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { takeEarlierFileBack } from '../page.api.ts';

/** The PDF before the last one, which may have errors, and a button to restore it; for the organiser in any state. */
export function EarlierFile({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { earlier_pdf: name, status, editable } = page;
  const session = useSession();
  if (name === null || status.status === 0) return null;
  const organiser = session !== null && isOrganiser(session.role);

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
      {status.status === 1
        ? t(($) => $.page.earlier.replaced, { name })
        : t(($) => $.page.earlier.kept, { name })}
      {(editable === 1 || organiser) && (
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
