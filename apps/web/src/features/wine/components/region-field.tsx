import { isAdministrator, otherWords, type RegionItem, type WineItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../form/select-field.tsx';
import type { Option } from '../../../form/select-options.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { byShownName, namedOption } from '../../../reference/named-option.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { regionChoice } from '../../exhibitor/exhibitor.api.ts';
import { usePlaces } from '../../region/places.parts.ts';
import { regionApi } from '../../region/region.api.ts';

const optionOf = (item: RegionItem) => {
  const option = namedOption(item.id, item, item.name);
  const words = `${option.words} ${item.country.name} ${otherWords(item.country.name).join(' ')}`;
  return { ...option, words, group: shownName(item.country, item.country.name) };
};

const idOf = ({ value }: Option) => Number(value);

/** The region of a wine: those of its exhibitor first, then all others by country. */
export function RegionField({ item }: { item?: WineItem }) {
  const { t } = useTranslation();
  const { data: regions, isPending } = useQuery(regionApi.all());
  const { owner, own } = useOwner(item);
  const { data: choice } = useQuery({ ...regionChoice(owner), enabled: owner !== undefined });
  const group = own ? t(($) => $.wine.ownRegions) : t(($) => $.wine.regionsOfExhibitor);
  const first = choice?.usersSelectedRegions;
  const options = useMemo(() => {
    const all = byShownName((regions ?? []).map(optionOf));
    const isFirst = ({ value }: { value: number }) => first?.includes(value) ?? false;
    const named = all.filter(isFirst).map((option) => ({ ...option, group }));
    return [...named, ...all.filter((option) => !isFirst(option))];
  }, [regions, first, group]);
  const found = usePlaces(options, idOf);
  return (
    <SelectField name="region_id" label={t(($) => $.wine.region)} {...found} loading={isPending} required />
  );
}

/** The owner of the wine: the signed-in exhibitor, or the one chosen by the organiser. */
function useOwner(item: WineItem | undefined): { owner: number | undefined; own: boolean } {
  const session = useSession();
  const chosen: unknown = useWatch({ name: 'user_id' });
  if (session !== null && !isAdministrator(session.role)) return { owner: session.id, own: true };
  return { owner: typeof chosen === 'number' ? chosen : item?.user_id, own: false };
}
