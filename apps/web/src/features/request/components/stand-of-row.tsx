import type { StandItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../form/select-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { standApi } from '../../stand/stand.api.ts';
import { placeOf } from './stands-field.tsx';

const standOption = (stand: StandItem) => ({
  value: stand.id,
  label: stand.stand,
  group: placeOf(stand),
});

/**
 * The stand of a page: one of those chosen above. A single stand is selected automatically, one that was
 * removed is cleared.
 */
export function StandOfRow({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const chosen: number[] = useWatch({ name: 'stand' });
  const current: number | null = useWatch({ name }) ?? null;
  const { data: stands, isPending } = useQuery(standApi.all());
  const named = useMemo(() => (stands ?? []).map(standOption), [stands]);
  const options = useMemo(() => named.filter(({ value }) => chosen.includes(value)), [named, chosen]);
  useEffect(() => {
    if (current !== null && chosen.includes(current)) return;
    const [only, more] = chosen;
    const next = only !== undefined && more === undefined ? only : null;
    if (next !== current) setValue(name, next, { shouldDirty: true });
  }, [chosen, current, name, setValue]);
  return (
    <SelectField
      name={name}
      label={label}
      options={options}
      named={named}
      loading={isPending}
      placeholder={chosen.length === 0 ? t(($) => $.request.standsFirst) : undefined}
      required
    />
  );
}
