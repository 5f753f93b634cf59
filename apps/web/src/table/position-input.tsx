import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { useDelayed } from '../ui/use-delayed.ts';
import styles from './position-input.module.css';

/** A typed position is applied after this long, or immediately with Enter. */
const POSITION_MS = 700;

type Props = {
  name: string;
  value: number;
  disabled?: boolean;
  /** Resolves when the move has succeeded or was refused. */
  onMove: (position: number) => Promise<void>;
};

/** The position as an editable number. Escape and anything but a position revert. */
export function PositionInput({ name, value, disabled, onMove }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(String(value));
  const place = useRef(value);
  place.current = value;
  useEffect(() => setText(String(value)), [value]);

  function commit(typed: string) {
    const position = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
    if (position > 0 && position !== value) void move(position);
    else setText(String(value));
  }

  /** After a refused move the text must be reset here, unless the user has typed something else since. */
  async function move(position: number) {
    await onMove(position);
    setText((now) => (Number(now) === position ? String(place.current) : now));
  }

  const commitLater = useDelayed(commit, POSITION_MS);

  return (
    <input
      className={styles.input}
      inputMode="numeric"
      aria-label={t(($) => $.table.reorder.position, { name })}
      disabled={disabled}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setText(event.currentTarget.value);
        if (event.currentTarget.value.trim() !== '') commitLater.ask(event.currentTarget.value);
        else commitLater.cancel();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        commitLater.cancel();
        if (event.key === 'Enter') commit(text);
        else setText(String(value));
      }}
      onBlur={() => {
        if (text.trim() === '') setText(String(value));
      }}
    />
  );
}
