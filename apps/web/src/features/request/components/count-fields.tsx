import { REQUEST_COUNTS } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { FieldPair } from '../../../form/form-layout.tsx';
import { NumberField } from '../../../form/number-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

type Count = 'count_stands' | 'count_pages_wine' | 'count_pages_advertising';

type Props = {
  /** The hint below the label, instead of the possible maximum. */
  note?: (count: Count) => ReactNode;
};

/** How many stands, wine pages and ads. */
export function CountFields({ note }: Props) {
  const { t } = useTranslation();
  const range = ({ min, max }: { min: number; max: number }) => t(($) => $.request.range, { min, max });
  return (
    <FieldPair>
      <NumberField
        name="count_stands"
        label={t(($) => $.request.stands)}
        description={note?.('count_stands') ?? range(REQUEST_COUNTS.stands)}
        required
      />
      <NumberField
        name="count_pages_wine"
        label={t(($) => $.request.winePages)}
        description={note?.('count_pages_wine') ?? range(REQUEST_COUNTS.winePages)}
        required
      />
      <NumberField
        name="count_pages_advertising"
        label={t(($) => $.request.adPages)}
        description={note?.('count_pages_advertising') ?? range(REQUEST_COUNTS.adPages)}
        required
      />
    </FieldPair>
  );
}
