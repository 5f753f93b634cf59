import { Radio, Stack, Text } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import type { PlaceFieldProps } from './target-field.tsx';

/** The other rows, to choose the one to exchange with. */
export function ExchangeField({ from, places, target, onTarget, faulty }: PlaceFieldProps) {
  const { t } = useTranslation();
  const others = places?.filter(({ position }) => position !== from);
  if (!others) return <Text c="var(--muted)">{t(($) => $.app.loading)}</Text>;
  if (others.length === 0) return <Text>{t(($) => $.table.reorder.exchangeNone)}</Text>;
  return (
    <Radio.Group
      label={t(($) => $.table.reorder.exchangeWith)}
      value={target === null ? null : String(target)}
      onChange={(chosen) => onTarget(Number(chosen))}
      error={faulty && t(($) => $.table.reorder.exchangeMissing)}
    >
      <Stack gap="xs" mt="xs" mah="50vh" style={{ overflowY: 'auto' }}>
        {others.map(({ position, name }) => (
          <Radio
            key={position}
            value={String(position)}
            label={t(($) => $.table.reorder.place, { position, name })}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
