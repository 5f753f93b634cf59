import type { AdminRequestItem, StandItem } from '@rebblatt/contracts';
import { compareNames } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MultiSelectField } from '../../../form/multi-select-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { standApi } from '../../stand/stand.api.ts';

/** A stand's heading in a list: its ship and deck. */
export const placeOf = ({ ship, deck }: Pick<StandItem, 'ship' | 'deck'>) =>
  [ship, deck].filter(Boolean).join(', ') || undefined;

/** The stands of an exhibitor: only stands can be chosen, not a whole deck, and those taken show by whom. */
export function StandsField({ item, onShips }: { item: AdminRequestItem; onShips: boolean }) {
  const { t } = useTranslation();
  const { data: stands } = useQuery(standApi.all());
  const options = useMemo(() => {
    const holder = new Map(item.taken.map(({ stand_id, company_name }) => [stand_id, company_name]));
    // Until all are loaded, at least the assigned ones have their names.
    const known = stands?.filter((stand) => stand.catalog_type === item.catalog.catalog_type) ?? item.stands;
    const all = known.map((stand) => {
      const taken = holder.get(stand.id);
      const label = taken ? t(($) => $.request.takenBy, { stand: stand.stand, name: taken }) : stand.stand;
      return { value: stand.id, label, group: placeOf(stand), disabled: taken !== undefined };
    });
    // Only the first options are rendered, so decks with free stands come first, and free stands on each.
    const withRoom = new Set(all.filter(({ disabled }) => !disabled).map(({ group }) => group));
    const full = ({ group }: { group?: string }) => Number(!withRoom.has(group));
    return all.sort(
      (a, b) =>
        full(a) - full(b) ||
        compareNames(a.group ?? '', b.group ?? '') ||
        Number(a.disabled) - Number(b.disabled),
    );
  }, [stands, item, t]);
  return (
    <MultiSelectField
      name="stand"
      label={t(($) => $.request.standsLabel)}
      description={onShips ? t(($) => $.request.standsSearch) : undefined}
      options={options}
      loading={stands === undefined}
    />
  );
}
