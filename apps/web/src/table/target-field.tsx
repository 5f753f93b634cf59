import { Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { Translate } from '../lib/text-key.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { Place } from './reorder.ts';

/** The props of a field that asks for one of the positions. */
export type PlaceFieldProps = {
  from: number;
  places: readonly Place[] | undefined;
  target: number | null;
  onTarget: (position: number | null) => void;
  /** It was submitted without an existing position. */
  faulty: boolean;
};

/** The new position as a number; below it the row that is there now. */
export function TargetField({ from, places, target, onTarget, faulty }: PlaceFieldProps) {
  const { t } = useTranslation();
  const hint = useId();
  const last = places?.at(-1)?.position ?? from;
  return (
    <>
      <TextInput
        data-autofocus
        label={t(($) => $.table.reorder.target)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        w={140}
        aria-describedby={hint}
        error={faulty}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim();
          onTarget(/^\d+$/.test(typed) ? Number(typed) : null);
        }}
      />
      <Text id={hint} role="status" mt="xs" mih={40} c={faulty ? 'var(--danger)' : 'var(--muted)'}>
        {places === undefined ? t(($) => $.app.loading) : hintFor(t, { from, places, target, last, faulty })}
      </Text>
    </>
  );
}

type Asked = Pick<PlaceFieldProps, 'from' | 'target' | 'faulty'> & { places: readonly Place[]; last: number };

function hintFor(t: Translate, { from, places, target, last, faulty }: Asked): string {
  const place = places.find(({ position }) => position === target);
  if (!place) {
    return faulty || target !== null
      ? t(($) => $.table.reorder.outside, { last })
      : t(($) => $.table.reorder.upTo, { last });
  }
  if (target === from) return t(($) => $.table.reorder.already);
  return t(($) => $.table.reorder.thereNow, { name: place.name });
}
