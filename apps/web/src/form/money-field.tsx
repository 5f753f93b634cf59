import { rem, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatAmount } from '../lib/money.ts';
import { parseAmount } from './typed-amount.ts';
import { useAnnouncedField } from './use-announced-field.ts';
import { type FieldProps, useField } from './use-field.ts';

/** An amount in CHF: «1’234.50», «1234,5» and «12.-» are accepted, two decimals are shown. Empty is null. */
export function MoneyField({ width = 140, ...props }: FieldProps & { width?: number }) {
  const { field: read, frame } = useField(props);
  const field = useAnnouncedField(read);
  const [text, setText] = useState(() => asText(field.value));
  useEffect(
    () => setText((typed) => (parseAmount(typed) === field.value ? typed : asText(field.value))),
    [field.value],
  );
  return (
    <TextInput
      {...frame}
      {...field}
      inputMode="decimal"
      styles={{ wrapper: { maxWidth: rem(width) } }}
      leftSection="CHF"
      leftSectionWidth={48}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        const amount = parseAmount(typed);
        setText(typed);
        field.onChange(amount === undefined ? typed : amount);
      }}
      onBlur={() => {
        setText(asText(field.value));
        field.onBlur();
      }}
    />
  );
}

/** An amount with its two decimals; text that is not an amount is unchanged. */
function asText(value: unknown): string {
  return typeof value === 'number' ? formatAmount(value) : String(value ?? '');
}
