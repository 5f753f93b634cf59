import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Notice } from '../../../../ui/status-tag.tsx';
import type { Typed } from '../../correction.rules.ts';
import styles from './correction.module.css';

type Props = {
  text: string;
  /** The words that could be proposed instead. */
  same?: Typed;
  onSame: (same: Typed) => void;
};

/** Why a correction was not proposed, and what could be. */
export function Refusal({ text, same, onSame }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // It is longer than the room that is left below the button that was pressed.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={box} className={styles.refusal}>
      <Notice tone="danger">
        {text}
        {same && (
          <div className={styles.instead}>
            <Button size="compact-sm" variant="default" onClick={() => onSame(same)}>
              {t(($) => $.decide.correction.sameWords)}
            </Button>
          </div>
        )}
      </Notice>
    </div>
  );
}
