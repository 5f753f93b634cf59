import { Button } from '@mantine/core';
import { Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import type { HalfName } from './halves.tsx';
import styles from './phone-bar.module.css';
import { SaveChip } from './save-chip.tsx';

type Props = { tab: HalfName; onTab: (tab: HalfName) => void; release: ReactNode };

/** What a phone has at the bottom of the editor: whether all is saved, the preview and the release. */
export function PhoneBar({ tab, onTab, release }: Props) {
  const { t } = useTranslation();
  const other: HalfName = tab === 'edit' ? 'preview' : 'edit';
  const Icon = other === 'edit' ? Pencil : Eye;
  return (
    <section className={styles.bar} aria-label={t(($) => $.editorParts.bar)}>
      <SaveChip />
      <Button
        variant="default"
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => {
          onTab(other);
          scrollTo({ top: 0 });
        }}
      >
        {t(($) => $.wineEditor.tabs[other])}
      </Button>
      {release}
    </section>
  );
}
