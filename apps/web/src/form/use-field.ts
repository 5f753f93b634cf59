import { useContext, useEffect, useId } from 'react';
import { useController } from 'react-hook-form';
import { fieldErrorText } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldErrorFrom } from './contract-resolver.ts';
import { FieldRegistryContext } from './field-registry.ts';

/** The common props of every field. */
export type FieldProps = {
  /** The name of the field on the wire. */
  name: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  /** A hint under the label. */
  description?: React.ReactNode;
};

/**
 * Connects an input to its form: value, error text in the user's language, entry in the error summary.
 * @param words the value as text, if it is not text itself
 * @param choice whether the value is chosen from a list, so that a missing one is asked for in these words
 */
export function useField(
  { name, label, required, disabled, description }: FieldProps,
  words?: (value: unknown) => string,
  choice = false,
) {
  const { t } = useTranslation();
  const id = useId();
  const registry = useContext(FieldRegistryContext);
  const { field, fieldState } = useController({ name });
  useEffect(
    () => registry.add({ name, label, id, words, choice }),
    [registry, name, label, id, words, choice],
  );
  const error = fieldState.error
    ? fieldErrorText(t, fieldErrorFrom(fieldState.error), label, choice)
    : undefined;
  return {
    field,
    /** To be spread into any Mantine input. */
    frame: {
      id,
      name,
      label,
      description,
      error,
      disabled,
      withAsterisk: required,
      'aria-required': required,
    },
  };
}
