import { PasswordInput } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A password that can be shown; `autoComplete` tells password managers whether it is a new one. */
export function PasswordField({
  autoComplete,
  ...props
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { t } = useTranslation();
  const { field, frame } = useField(props);
  return (
    <PasswordInput
      {...frame}
      {...field}
      autoComplete={autoComplete}
      value={field.value ?? ''}
      visibilityToggleButtonProps={{ 'aria-label': t(($) => $.form.showPassword, { label: props.label }) }}
    />
  );
}
