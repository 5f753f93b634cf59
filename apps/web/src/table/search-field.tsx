import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useTranslation } from '../lib/use-translation.ts';
import type { ListControl } from './use-list-state.ts';
import { useTypedValue } from './use-typed-value.ts';

/** Where one column is searched, its heading names it, which begins with a capital; only German keeps that. */
const withinSentence = (fields: string, language: string) =>
  language === 'de' ? fields : fields.charAt(0).toLowerCase() + fields.slice(1);

/** The search over the whole list; `fields` names the searched fields. */
export function SearchField({ list, fields }: { list: ListControl; fields?: string }) {
  const { t, i18n } = useTranslation();
  const typed = useTypedValue(list.state.searchTerms, list.setSearch);
  const text = fields
    ? t(($) => $.table.searchIn, { fields: withinSentence(fields, i18n.language) })
    : t(($) => $.table.search);
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
