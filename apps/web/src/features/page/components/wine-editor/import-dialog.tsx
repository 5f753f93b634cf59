import type { ImportablePage } from '@rebblatt/contracts';
import { errorText } from '../../../../lib/error-text.ts';
import type { Intention } from '../../../../lib/intention.ts';
import type { Translate } from '../../../../lib/text-key.ts';
import { confirm } from '../../../../ui/confirm-store.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { importPage } from '../../wine-page.api.ts';
import type { PageContent } from './content.rules.ts';

type Import = {
  source: ImportablePage;
  /** The page as it is shown. */
  shown: () => PageContent;
  stored: () => Promise<boolean>;
  intention: Intention;
  onBusy: (busy: boolean) => void;
};

/** Asks, and then replaces the content of the page by that of an earlier one. */
export async function takeOver(
  t: Translate,
  { source, shown, stored, intention, onBusy }: Import,
): Promise<void> {
  const { categories } = shown();
  const agreed = await confirm({
    title: t(($) => $.editorParts.import.title),
    text: (
      <>
        {t(($) => $.editorParts.import.question)}
        {categories.length > 0 && <p>{t(($) => $.editorParts.import.replaces)}</p>}
      </>
    ),
    confirm: t(($) => $.editorParts.import.confirm),
    danger: categories.length > 0,
  });
  if (!agreed) return;
  onBusy(true);
  try {
    if (!(await stored())) return;
    const done = await importPage(shown().page, source.id, intention);
    const left = done.wines_left_out;
    const said = t(($) => $.editorParts.import.done, {
      categories: String(done.categories),
      wines: String(done.wines),
    });
    notify('success', left > 0 ? `${said} ${t(($) => $.editorParts.import.leftOut, { count: left })}` : said);
  } catch (error) {
    notify('danger', errorText(t, error));
  } finally {
    onBusy(false);
  }
}
