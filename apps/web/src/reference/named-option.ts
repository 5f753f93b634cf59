import { compareNames, otherWords } from '@rebblatt/contracts';
import i18next from 'i18next';
import type { Option } from '../form/select-options.ts';
import { type Names, shownName } from './shown-name.ts';

/** An entry as an option: with its name in the reader's language, found by all its names and what else it is called. */
export const namedOption = (id: number, item: Names, own: string) => ({
  value: id,
  label: shownName(item, own),
  words: [own, item.name_fr, item.name_en, ...otherWords(own)].filter(Boolean).join(' '),
});

/** Options in the order of the names that are shown, within their groups; in German they come so. */
export const byShownName = <O extends Option>(options: O[]): O[] =>
  i18next.language === 'de'
    ? options
    : [...options].sort(
        (a, b) => compareNames(a.group ?? '', b.group ?? '') || compareNames(a.label, b.label),
      );
