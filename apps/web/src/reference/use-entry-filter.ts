import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../lib/field-name.ts';
import { extraFilter, type ListColumn } from '../table/columns.ts';
import type { ListControl } from '../table/use-list-state.ts';
import { referenceApi } from './reference-api.ts';
import { narrowedBy } from './used-in.ts';

/**
 * The filter of a list on what uses one entry of reference data, set by the link of a refused removal: shown with the
 * entry's name, and removable.
 * @param path of the list
 */
export function useEntryFilter<Row extends object>(
  list: ListControl,
  path: string,
): readonly ListColumn<Row>[] {
  const { t } = useTranslation();
  const narrowed = narrowedBy(path, list.state.columnFilters);
  const { filter, id = '', name = '' } = narrowed ?? {};
  // Which resource it is, is known only here; what is read of it is its name.
  const one = referenceApi(narrowed?.entry as 'country').one(id);
  const { data } = useQuery({ ...one, enabled: narrowed !== undefined });
  const label = data && String((data as Record<string, unknown>)[name]);
  return useMemo(() => {
    if (!filter) return [];
    const choice = [{ value: id, label: label ?? id }];
    return [extraFilter<Row>(filter, { label: fieldName(t, filter), filter: choice, chipOnly: true })];
  }, [t, filter, id, label]);
}
