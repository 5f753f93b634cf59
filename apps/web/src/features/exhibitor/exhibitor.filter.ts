import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { extraFilter, type ListColumn } from '../../table/columns.ts';
import type { ListControl } from '../../table/use-list-state.ts';
import { exhibitorOne } from './exhibitor-one.api.ts';

type Field = 'user_id' | 'exhibitor_id';

const filterBy = (field: Field, id: number) =>
  new URLSearchParams({ columnFilters: JSON.stringify({ [field]: id }) }).toString();

/** The address of a list of wines filtered by this exhibitor. */
export const winesOf = (id: number) => filterBy('user_id', id);

/** The address of a list of pages filtered by this exhibitor. */
export const pagesOf = (id: number) => filterBy('exhibitor_id', id);

/**
 * The filter of a list on exactly one exhibitor, set by a link: shown with the company's name, and removable.
 * @param field the list's name for the exhibitor
 */
export function useExhibitorFilter<Row extends object>(
  list: ListControl,
  field: Field,
): readonly ListColumn<Row>[] {
  const { t } = useTranslation();
  const id = list.state.columnFilters[field];
  const { data } = useQuery({ ...exhibitorOne(id ?? ''), enabled: id !== undefined });
  const name = data?.company_name;
  return useMemo(() => {
    const value = String(id ?? '');
    const filter = [{ value, label: name ?? value }];
    return [extraFilter<Row>(field, { label: t(($) => $.exhibitor.one), filter, chipOnly: true })];
  }, [t, field, id, name]);
}
