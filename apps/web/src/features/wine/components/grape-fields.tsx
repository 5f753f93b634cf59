import type { GrapeVarietyItem } from '@rebblatt/contracts';
import { MAX_GRAPES_PER_WINE } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Fields } from '../../../form/form-layout.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { byShownName, namedOption } from '../../../reference/named-option.ts';
import { grapeVarietyApi } from '../../grape-variety/grape-variety.api.ts';

const option = (item: GrapeVarietyItem) => namedOption(item.id, item, item.bezeichnung_d_cod);

/**
 * Up to three grape varieties; the second is shown once the first is set, the third once the second is.
 * @param most how many are asked for
 */
export function GrapeFields({ most = MAX_GRAPES_PER_WINE }: { most?: number }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(grapeVarietyApi.all());
  const chosen = useWatch<Record<string, (number | null)[]>>({ name: 'grape_varieties' }) ?? [];
  const options = useMemo(() => byShownName((data ?? []).map(option)), [data]);
  return (
    <Fields>
      {Array.from({ length: most }, (_, index) => {
        const others = new Set(chosen.filter((_, other) => other !== index));
        const closed = index > 0 && !chosen[index - 1] && !chosen[index];
        const name = `grape_varieties.${index}`;
        return (
          <SelectField
            key={name}
            name={name}
            label={t(($) => $.wine.grape, { number: index + 1 })}
            options={options.filter(({ value }) => !others.has(value))}
            loading={isPending}
            disabled={closed}
            clearable
          />
        );
      })}
    </Fields>
  );
}
