import { Button } from '@mantine/core';
import type { ImportablePage } from '@rebblatt/contracts';
import { History } from 'lucide-react';
import { useState } from 'react';
import { withEditorPartTexts, withTableTexts } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useEditing } from './editing.ts';

const ImportChoices = laterView(() =>
  withEditorPartTexts(import('./import-choices.tsx')).then((module) => module.ImportChoices),
);

const ImportDialog = laterView(
  () =>
    withTableTexts(withEditorPartTexts(import('./import-dialog.tsx'))).then((module) => module.ImportDialog),
  { close: ({ onClose }) => onClose() },
);

type Props = {
  /** Resolves when everything typed is stored; false if it could not be. */
  stored: () => Promise<boolean>;
};

/** Copies the content of a page of an earlier catalogue. */
export function ImportMenu({ stored }: Props) {
  const { t } = useTranslation();
  const { queue } = useEditing();
  const [source, setSource] = useState<ImportablePage | null>(null);
  return (
    <>
      <MenuButton
        width={380}
        button={
          <Button variant="default" leftSection={<History size={16} aria-hidden />}>
            {t(($) => $.wineEditor.import.menu)}
          </Button>
        }
      >
        <ImportChoices pageId={queue.shown.get().page.id} onTake={setSource} />
      </MenuButton>
      {source && <ImportDialog source={source} stored={stored} onClose={() => setSource(null)} />}
    </>
  );
}
