import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/error-text.ts';
import { confirm } from '../ui/confirm-store.ts';
import { notify } from '../ui/snackbar-store.ts';

/** Deletes after a confirmation, then shows a message; a refusal is explained. */
export function useRemove<Item extends { id: number }>(
  remove: (id: number) => Promise<void>,
  nameOf: (item: Item) => string,
  warning?: string,
) {
  const { t } = useTranslation();
  return async (item: Item): Promise<boolean> => {
    const name = nameOf(item);
    const confirmed = await confirm({
      title: t(($) => $.reference.deleteTitle, { name }),
      text: warning ?? t(($) => $.reference.deleteText),
      confirm: t(($) => $.ui.delete),
      danger: true,
    });
    if (!confirmed) return false;
    try {
      await remove(item.id);
      notify(
        'success',
        t(($) => $.reference.deleted, { name }),
      );
      return true;
    } catch (error) {
      notify('danger', errorText(t, error));
      return false;
    }
  };
}
