import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fieldName } from '../lib/field-name.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { extraFilter, type ListColumn } from '../table/columns.ts';
import type { ListControl } from '../table/use-list-state.ts';
import { referenceApi } from './reference-api.ts';
import { type Narrowing, narrowedBy } from './used-in.ts';

/**
 * The filters of a list on what uses entries of reference data, set by the links of refused removals: shown with the
 * names of the entries, and removable.
 * @param path of the list
 */
export function useEntryFilter<Row extends object>(
  list: ListControl,
  path: string,
): readonly ListColumn<Row>[] {
  const { t } = useTranslation();
  const { columnFilters } = list.state;
  const narrowed = useMemo(() => narrowedBy(path, columnFilters), [path, columnFilters]);
  const { data } = useQuery({
    queryKey: ['entry-names', narrowed],
    queryFn: () => Promise.all(narrowed.map(readName)),
    enabled: narrowed.length > 0,
  });
  return useMemo(
    () =>
      narrowed.map(({ filter, id }, index) => {
        const choice = [{ value: id, label: data?.[index] ?? id }];
        return extraFilter<Row>(filter, { label: fieldName(t, filter), filter: choice, chipOnly: true });
      }),
    [t, narrowed, data],
  );
}

/** The name of an entry; null for one that is gone, which must not hide the names of the others. */
async function readName({ entry, id, name }: Narrowing): Promise<string | null> {
  // Which resource it is, is known only here; what is read of it is its name.
  const one = queryClient.fetchQuery(referenceApi(entry as 'country').one(id));
  const item: object | null = await one.catch(() => null);
  return item && String((item as Record<string, unknown>)[name]);
}
