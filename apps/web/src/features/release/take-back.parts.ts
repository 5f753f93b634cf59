import type { PageItem } from '@rebblatt/contracts';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notify } from '../../ui/snackbar-store.ts';
import { takeEarlierFileBack } from '../page/page-file.api.ts';

/** Restores the PDF before the last one of a page, and says so. @param onDone is called when it is back */
export function useTakeBack(page: PageItem, onDone?: () => void) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  async function takeBack() {
    setBusy(true);
    try {
      await takeEarlierFileBack(page);
      notify(
        'success',
        t(($) => $.pageEdit.earlier.done, { name: page.earlier_pdf ?? '' }),
      );
      onDone?.();
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, takeBack: () => void takeBack() };
}
