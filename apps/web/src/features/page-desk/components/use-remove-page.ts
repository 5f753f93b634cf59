import type { PageRow } from '@rebblatt/contracts';
import { errorText } from '../../../lib/error-text.ts';
import { later } from '../../../lib/later.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';

const part = later(() => import('./remove-page.ts'));

/** Deletes a page after a confirmation. */
export function useRemovePage() {
  const { t } = useTranslation();
  return (page: PageRow) =>
    part.fetch().then(
      ({ removeWhenSure }) => removeWhenSure(t, page),
      (error: unknown) => notify('danger', errorText(t, error)),
    );
}
