import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { notify } from '../ui/snackbar-store.ts';
import { Notice } from '../ui/status-tag.tsx';

/** Says that the server could not check a file, which is no fault of the file, with a button to check it again. */
export function NotChecked({ check }: { check: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);

  async function again() {
    setAsking(true);
    await check().catch((error: unknown) => notify('danger', errorText(t, error)));
    setAsking(false);
  }

  return (
    <Notice tone="wait">
      <p>{t(($) => $.report.unchecked)}</p>
      <Button variant="default" size="compact-sm" loading={asking} onClick={() => void again()}>
        {t(($) => $.report.checkAgain)}
      </Button>
    </Notice>
  );
}
