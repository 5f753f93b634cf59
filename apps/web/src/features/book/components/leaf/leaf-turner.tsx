import { Button, TextInput } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { numberIn, openAt, pageOf, type Turn } from '../../leaf.rules.ts';
import styles from './leaf.module.css';
import type { Turning } from './use-turning.ts';

type Props = { turning: Turning; count: number; turn: Turn };

/** Turns the pages with buttons, which stay where they are whatever the text beside them says, a slider or a number. */
export function LeafTurner({ turning, count, turn }: Props) {
  const { t } = useTranslation();
  const { number, opening, openings, turnBy, openAt: goTo } = turning;
  const where = (at: number) => {
    const { left, right } = openAt(at, turn);
    const second = right !== null && right <= count ? right : null;
    return left !== null && second !== null
      ? t(($) => $.leaf.spread, { left: String(left), right: String(second), count })
      : t(($) => $.leaf.single, { page: String(left ?? second), count });
  };
  return (
    <div className={styles.turning}>
      <Button
        variant="default"
        aria-label={t(($) => $.leaf.previous)}
        disabled={opening === 0}
        onClick={() => turnBy(-1)}
      >
        <ChevronLeft size={18} aria-hidden />
      </Button>
      <Button
        variant="default"
        aria-label={t(($) => $.leaf.next)}
        disabled={opening === openings - 1}
        onClick={() => turnBy(1)}
      >
        <ChevronRight size={18} aria-hidden />
      </Button>
      <input
        type="range"
        min={0}
        max={openings - 1}
        value={opening}
        aria-label={t(($) => $.leaf.slider)}
        aria-valuetext={where(pageOf(opening, count, turn))}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <span role="status">{where(number)}</span>
      <Jump count={count} onJump={turning.open} />
    </div>
  );
}

function Jump({ count, onJump }: { count: number; onJump: (number: number) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const message = useId();
  function jump(event: FormEvent) {
    event.preventDefault();
    const number = numberIn(typed, count);
    setWrong(number === null);
    if (number === null) return;
    setTyped('');
    onJump(number);
  }
  return (
    <form className={styles.jump} onSubmit={jump}>
      <TextInput
        aria-label={t(($) => $.leaf.jump)}
        placeholder={t(($) => $.leaf.jump)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={wrong}
        aria-describedby={wrong ? message : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="default">
        {t(($) => $.leaf.go)}
      </Button>
      {wrong && (
        <p id={message} role="alert">
          {t(($) => $.leaf.missingPage, { last: String(count) })}
        </p>
      )}
    </form>
  );
}
