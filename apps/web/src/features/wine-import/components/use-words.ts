import { alcoholLevels, alcoholWords, type WineColumn } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '../../../form/select-options.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { namedOption } from '../../../reference/named-option.ts';
import { type Names, shownName } from '../../../reference/shown-name.ts';
import { awardApi } from '../../award/award.api.ts';
import { bottleSizeApi } from '../../bottle-size/bottle-size.api.ts';
import { grapeVarietyApi } from '../../grape-variety/grape-variety.api.ts';
import { regionApi } from '../../region/region.api.ts';
import { wineCategoryApi } from '../../wine-category/wine-category.api.ts';
import { wineTypeApi } from '../../wine-type/wine-type.api.ts';

/**
 * A word that a cell may contain; `own` is what is written for it where nothing else has that name, `id` the number of a
 * region, which is also found by the places in it.
 */
export type Word = Option & { own?: string; id?: number };

/** The words that a cell may contain, by column; columns with free text are absent. */
export type Words = Partial<Record<WineColumn, readonly Word[]>>;

/** The word that a text of a cell is, be it as it is written. */
export const wordOf = (words: readonly Word[] | undefined, text: string): Word | undefined =>
  words?.find(({ value, own }) => value === text || own === text);

/** What a word of a cell, or each of several, is called in the user's language; a text that is none stays as it is. */
export const labelOf = (words: readonly Word[] | undefined, text: string): string =>
  wordOf(words, text)?.label ??
  (words && text.includes(', ')
    ? text
        .split(', ')
        .map((part) => labelOf(words, part))
        .join(', ')
    : text);

/** An entry whose value is its own name, which every list is read by. */
const same = (item: Names & { id: number }, own: string): Option => ({
  ...namedOption(item.id, item, own),
  value: own,
});

/** The reference data of wines as words; a region comes with its country, which tells it from others of its name. */
export function useWords(): Words {
  const { t } = useTranslation();
  const { data: regions } = useQuery(regionApi.all());
  const { data: types } = useQuery(wineTypeApi.all());
  const { data: categories } = useQuery(wineCategoryApi.all());
  const { data: awards } = useQuery(awardApi.all());
  const { data: grapes } = useQuery(grapeVarietyApi.all());
  const { data: sizes } = useQuery(bottleSizeApi.all());
  return useMemo(
    () => ({
      region: regions?.map((region) => ({
        ...namedOption(region.id, region, region.name),
        value: `${region.country.name} - ${region.name}`,
        own: region.name,
        id: region.id,
        group: shownName(region.country, region.country.name),
      })),
      wine_type: types?.map((item) => same(item, item.wine_type)),
      wine_category: categories?.map((item) => same(item, item.wine_category)),
      award: awards?.map((item) => same(item, item.award)),
      grape: grapes?.map((item) => same(item, item.bezeichnung_d_cod)),
      size: sizes?.map((item) => same(item, item.size)),
      // Lists write the levels of alcohol alike in every language.
      alcohol: alcoholLevels.map((level) => ({
        value: alcoholWords[level],
        label: t(($) => $.wine.alcoholLong[`${level}`]),
      })),
      public: [
        { value: '1', label: t(($) => $.wineImport.yes) },
        { value: '0', label: t(($) => $.wineImport.no) },
      ],
    }),
    [t, regions, types, categories, awards, grapes, sizes],
  );
}
