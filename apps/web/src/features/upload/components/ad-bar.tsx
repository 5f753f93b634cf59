import { Button } from '@mantine/core';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BottomBar } from '../../page/bottom-bar.parts.tsx';

/** What a phone has at the bottom of an advertisement: the way to its picture and file, and the release. */
export function AdBar({ onPreview, release }: { onPreview: () => void; release: ReactNode }) {
  const { t } = useTranslation();
  return (
    <BottomBar label={t(($) => $.editorParts.ad.bar)}>
      <Button variant="default" leftSection={<Eye size={16} aria-hidden />} onClick={onPreview}>
        {t(($) => $.wineEditor.tabs.preview)}
      </Button>
      {release}
    </BottomBar>
  );
}
