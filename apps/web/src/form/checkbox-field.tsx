import { Checkbox } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A checkbox; 1 or 0 on the wire. */
export function CheckboxField(props: FieldProps) {
  const { t } = useTranslation();
  const words = useCallback((value: unknown) => (value ? t(($) => $.ui.yes) : t(($) => $.ui.no)), [t]);
  const { field, frame } = useField(props, words);
  const { withAsterisk: _, ...checkbox } = frame;
  return (
    <Checkbox
      {...checkbox}
      ref={field.ref}
      onBlur={field.onBlur}
      checked={field.value === 1 || field.value === true}
      onChange={(event) => field.onChange(event.currentTarget.checked ? 1 : 0)}
    />
  );
}
