import { Button } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { laterView } from '../../../../ui/later-view.tsx';

const DesignerDialog = laterView(
  () => import('./designer-dialog.tsx').then((module) => module.DesignerDialog),
  { close: ({ onClose }) => onClose() },
);

/** Opens the links by which a designer without an account uploads the file of this page. */
export function DesignerButton({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <div>
      <Button variant="default" leftSection={<Send size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {t(($) => $.designerLink.button)}
      </Button>
      {opened && <DesignerDialog pageId={page.id} onClose={() => setOpened(false)} />}
    </div>
  );
}
