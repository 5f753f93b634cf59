import { Button } from '@mantine/core';
import type { ImportablePage } from '@rebblatt/contracts';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withEditorPartTexts } from '../../../../lib/i18n.ts';
import { createIntention } from '../../../../lib/intention.ts';
import { later } from '../../../../lib/later.ts';
import { laterView } from '../../../../ui/later-view.tsx';
import { MenuButton } from '../../../../ui/menu-button.tsx';
import { notify } from '../../../../ui/snackbar-store.ts';
import { useEditing } from './editing.ts';

const ImportChoices = laterView(() =>
  withEditorPartTexts(import('./import-choices.tsx')).then((module) => module.ImportChoices),
);

const dialog = later(() => withEditorPartTexts(import('./import-dialog.tsx')));

type Props = {
  /** Resolves when everything typed is stored; false if it could not be. */
  stored: () => Promise<boolean>;
};

/** Copies the content of a page of an earlier catalogue. */
export function ImportMenu({ stored }: Props) {
  const { t } = useTranslation();
  const { queue } = useEditing();
  const [busy, setBusy] = useState(false);
  const [intention] = useState(createIntention);

  const take = (source: ImportablePage) =>
    dialog.fetch().then(
      ({ takeOver }) => takeOver(t, { source, shown: queue.shown.get, stored, intention, onBusy: setBusy }),
      () =>
        notify(
          'danger',
          t(($) => $.app.networkError),
        ),
    );

  return (
    <MenuButton
      width={380}
      button={
        <Button variant="default" loading={busy} leftSection={<History size={16} aria-hidden />}>
          {t(($) => $.wineEditor.import.menu)}
        </Button>
      }
    >
      <ImportChoices pageId={queue.shown.get().page.id} onTake={(source) => void take(source)} />
    </MenuButton>
  );
}
