import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useTranslation } from '../lib/use-translation.ts';
import type { ListControl } from './use-list-state.ts';
import { useTypedValue } from './use-typed-value.ts';

/** The search over the whole list; `fields` names the searched fields. */
export function SearchField({ list, fields }: { list: ListControl; fields?: string }) {
  const { t } = useTranslation();
  const typed = useTypedValue(list.state.searchTerms, list.setSearch);
  const text = fields ? t(($) => $.table.searchIn, { fields }) : t(($) => $.table.search);
  return (
    <TextInput
      type="search"
      w={{ base: '100%', xs: 'auto' }}
      flex={{ xs: '1 1 12rem' }}
      maw={{ xs: 320 }}
      leftSection={<Search size={16} aria-hidden />}
      aria-label={text}
      placeholder={text}
      value={typed.value}
      onChange={(event) => typed.onType(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && typed.onEnter()}
      onBlur={typed.onLeave}
    />
  );
}
