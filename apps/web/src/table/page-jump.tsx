import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './pager.module.css';

/** Opens a typed page; text that is not a page of this list reverts to the current one. */
export function PageJump({
  current,
  last,
  onJump,
}: {
  current: number;
  last: number;
  onJump: (page: number) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(String(current));
  useEffect(() => setText(String(current)), [current]);

  function jump(event: FormEvent) {
    event.preventDefault();
    const page = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (page >= 1 && page <= last && page !== current) onJump(page);
    else setText(String(current));
  }

  return (
    <form className={styles.jump} onSubmit={jump}>
      <label htmlFor={id}>{t(($) => $.table.jumpTo)}</label>
      <TextInput
        id={id}
        classNames={{ input: styles.jumpInput }}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => setText(String(current))}
      />
    </form>
  );
}
