import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SelectField } from '../form/select-field.tsx';
import type { Option } from '../form/select-options.ts';
import type { FieldProps } from '../form/use-field.ts';
import { byShownName } from './named-option.ts';

type Props<Item, Key extends QueryKey> = FieldProps & {
  /** All rows: `regionApi.all()`. */
  query: UseQueryOptions<Item[], Error, Item[], Key>;
  optionOf: (item: Item) => Option;
  clearable?: boolean;
};

/** A select over the rows of a reference resource. Keep `optionOf` outside the component. */
export function PickerField<Item, Key extends QueryKey>({ query, optionOf, ...props }: Props<Item, Key>) {
  const { data, isPending } = useQuery(query);
  const options = useMemo(() => byShownName((data ?? []).map(optionOf)), [data, optionOf]);
  return <SelectField {...props} options={options} loading={isPending} />;
}
