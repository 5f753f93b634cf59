import { Button } from '@mantine/core';
import { Eye, Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BottomBar } from '../../page/bottom-bar.parts.tsx';
import type { HalfName } from './halves.tsx';
import { HALVES } from './halves-id.ts';
import { SaveChip } from './save-chip.tsx';

type Props = { tab: HalfName; onTab: (tab: HalfName) => void; release: ReactNode };

/** What a phone has at the bottom of the editor: whether all is saved, the preview and the release. */
export function PhoneBar({ tab, onTab, release }: Props) {
  const { t } = useTranslation();
  const other: HalfName = tab === 'edit' ? 'preview' : 'edit';
  const Icon = other === 'edit' ? Pencil : Eye;
  const show = useShownHalf(tab);
  return (
    <BottomBar label={t(($) => $.editorParts.bar)}>
      <SaveChip />
      <Button
        variant="default"
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => {
          show();
          onTab(other);
        }}
      >
        {t(($) => $.wineEditor.tabs[other])}
      </Button>
      {release}
    </BottomBar>
  );
}

/**
 * Brings the preview into view, which is below all that stands over the editor, and whoever goes back to where they were
 * editing. The tabs themselves are in view already and move nothing.
 * @returns to be called before the half is changed
 */
function useShownHalf(tab: HalfName): () => void {
  const editedAt = useRef(0);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    if (tab === 'edit') scrollTo({ top: editedAt.current });
    else document.getElementById(HALVES)?.scrollIntoView();
  }, [tab]);
  return () => {
    asked.current = true;
    if (tab === 'edit') editedAt.current = scrollY;
  };
}
