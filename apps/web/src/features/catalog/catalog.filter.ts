import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { extraFilter, type ListColumn } from '../../table/columns.ts';
import type { ListControl } from '../../table/use-list-state.ts';
import { catalogCalls } from './catalog.api.ts';

/**
 * The filter of a list by exactly one catalogue, set by a link: shown with the catalogue's name, and removable.
 * @param field the list's name for it
 * @param label what the filter says of the catalogue
 */
export function useCatalogFilter<Row extends object>(
  list: ListControl,
  field: 'catalog_id' | 'not_begun',
  label: string,
): readonly ListColumn<Row>[] {
  const id = list.state.columnFilters[field];
  const { data } = useQuery({ ...catalogCalls.one(String(id ?? '')), enabled: id !== undefined });
  const name = data?.name;
  return useMemo(() => {
    const value = String(id ?? '');
    return [extraFilter<Row>(field, { label, filter: [{ value, label: name ?? value }], chipOnly: true })];
  }, [field, label, id, name]);
}
