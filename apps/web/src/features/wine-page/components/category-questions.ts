import { withEditorPartTexts } from '../../../lib/i18n.ts';
import { later } from '../../../lib/later.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { notify } from '../../../ui/snackbar-store.ts';

const load = () => withEditorPartTexts(import('./category-dialog.tsx'));
const dialog = later(load);

/** Asks one of the questions about a category; without a connection says so, and nothing is agreed. */
export const askOnce = (
  t: Translate,
  ask: (questions: Awaited<ReturnType<typeof load>>) => Promise<boolean>,
): Promise<boolean> =>
  dialog.fetch().then(ask, () => {
    notify(
      'danger',
      t(($) => $.app.networkError),
    );
    return false;
  });
