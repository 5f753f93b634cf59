import { type PrintedContent, winesOf } from '@rebblatt/contracts';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../../lib/store.ts';
import { remarksOn } from '../../release/later-remarks.parts.tsx';
import { useContent, useEditing } from './editing.ts';
import { Preview } from './preview.tsx';
import { printedInput } from './printed-input.rules.ts';

type Props = {
  printed: PrintedContent;
  marked: string | null;
  onLine: (line: string) => void;
  /** Is told after every change whether everything fits on the page. */
  onFit: (fits: boolean) => void;
};

/** The preview of the page, including text that is being typed. */
export function LivePreview({ printed, marked, onLine, onFit }: Props) {
  const content = useContent();
  const typed = useStore(useEditing().typed.texts);
  const input = useMemo(() => {
    const wines = winesOf(printed.page);
    return wines && printedInput(wines, content, typed);
  }, [printed, content, typed]);
  const shown = useDeferredValue(input);
  return (
    shown && (
      <Preview
        printed={printed}
        input={shown}
        position={content.page.position}
        marked={marked}
        onLine={onLine}
        onFit={onFit}
        over={remarksOn(content.page, true)}
      />
    )
  );
}
