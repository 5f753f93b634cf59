import type { PageRow } from '@rebblatt/contracts';
import { undoDeletion } from '../../../history/deletion-undo.ts';
import { errorText } from '../../../lib/error-text.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { pageTitle } from '../../page/page-name.rules.ts';
import { fetchDeletePreview, removePage } from '../page-delete.api.ts';

/** Deletes a page after a confirmation that lists what is deleted with it. */
export async function removeWhenSure(t: Translate, page: PageRow): Promise<void> {
  const name = pageTitle(t, page);
  try {
    const { categories, wines, content_pdf } = await fetchDeletePreview(page.id);
    const parts = [
      categories > 0 && t(($) => $.page.deleteCategories, { count: categories }),
      wines > 0 && t(($) => $.page.deleteWines, { count: wines }),
      content_pdf !== null && t(($) => $.page.deleteFile, { name: content_pdf }),
    ].filter((part) => part !== false);
    const kept =
      parts.length > 0
        ? t(($) => $.page.deleteWith, { parts: parts.join(', ') })
        : t(($) => $.reference.deleteKept);
    const confirmed = await confirm({
      title: t(($) => $.reference.deleteTitle, { name }),
      // A page that comes back begins as its exhibitor's work.
      text: page.state === 'draft' ? kept : `${kept} ${t(($) => $.page.deleteDecided)}`,
      confirm: t(($) => $.ui.delete),
      danger: true,
    });
    if (!confirmed) return;
    await removePage(page.id);
    notify(
      'success',
      t(($) => $.reference.deleted, { name }),
      undoDeletion(t, 'page', page.id, name),
    );
  } catch (error) {
    notify('danger', errorText(t, error));
  }
}
