import { Button } from '@mantine/core';
import type { ImportablePage } from '@rebblatt/contracts';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/error-text.ts';
import { createIntention } from '../../../../lib/intention.ts';
import { confirm } from '../../../../ui/confirm-store.ts';
import { laterView } from '../../../../ui/later-view.tsx';
import { MenuButton } from '../../../../ui/menu-button.tsx';
import { notify } from '../../../../ui/snackbar-store.ts';
import { importPage } from '../../wine-page.api.ts';
import { useContent, useEditing } from './editing.ts';

const ImportChoices = laterView(() => import('./import-choices.tsx').then((module) => module.ImportChoices));

type Props = {
  /** Resolves when everything typed is stored; false if it could not be. */
  stored: () => Promise<boolean>;
};

/** Copies the content of a page of an earlier catalogue. */
export function ImportMenu({ stored }: Props) {
  const { t } = useTranslation();
  const { queue } = useEditing();
  const { page, categories } = useContent();
  const [busy, setBusy] = useState(false);
  const [intention] = useState(createIntention);

  async function take(source: ImportablePage) {
    const agreed = await confirm({
      title: t(($) => $.wineEditor.import.title),
      text: (
        <>
          {t(($) => $.wineEditor.import.question)}
          {categories.length > 0 && <p>{t(($) => $.wineEditor.import.replaces)}</p>}
        </>
      ),
      confirm: t(($) => $.wineEditor.import.confirm),
      danger: categories.length > 0,
    });
    if (!agreed) return;
    setBusy(true);
    try {
      if (!(await stored())) return;
      const done = await importPage(queue.shown.get().page, source.id, intention);
      const left = done.wines_left_out;
      const said = t(($) => $.wineEditor.import.done, {
        categories: String(done.categories),
        wines: String(done.wines),
      });
      notify(
        'success',
        left > 0 ? `${said} ${t(($) => $.wineEditor.import.leftOut, { count: left })}` : said,
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <MenuButton
      width={380}
      button={
        <Button variant="default" loading={busy} leftSection={<History size={16} aria-hidden />}>
          {t(($) => $.wineEditor.import.menu)}
        </Button>
      }
    >
      <ImportChoices pageId={page.id} onTake={(source) => void take(source)} />
    </MenuButton>
  );
}
