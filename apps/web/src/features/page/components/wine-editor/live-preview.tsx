import type { PageSheet } from '@rebblatt/contracts';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { useContent, useEditing } from './editing.ts';
import { Preview } from './preview.tsx';
import { sheetInput } from './sheet-input.rules.ts';

type Props = { sheet: PageSheet; marked: string | null; onLine: (line: string) => void };

/** The page with everything that is being typed. */
export function LivePreview({ sheet, marked, onLine }: Props) {
  const content = useContent();
  const typed = useStore(useEditing().typed.texts);
  const input = useMemo(
    () => (sheet.page.page_type === 1 ? sheetInput(sheet.page.content, content, typed) : null),
    [sheet, content, typed],
  );
  const shown = useDeferredValue(input);
  return shown && <Preview sheet={sheet} input={shown} marked={marked} onLine={onLine} />;
}
