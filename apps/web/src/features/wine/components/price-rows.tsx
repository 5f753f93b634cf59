import { ActionIcon, Button } from '@mantine/core';
import type { BottleSizeItem } from '@rebblatt/contracts';
import { MAX_PRICES_PER_WINE } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { MoneyField } from '../../../form/money-field.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { namedOption } from '../../../reference/named-option.ts';
import { bottleSizeApi } from '../../bottle-size/bottle-size.api.ts';
import styles from './price-rows.module.css';

const sizeOption = (item: BottleSizeItem) => namedOption(item.id, item, item.size);

type Row = { bottle_size_id: number | null; price: number | null };

/** Prices by bottle size; a size used in one row is not offered in another. */
export function PriceRows() {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray<{ bottle_size: Row[] }>({ name: 'bottle_size' });
  const rows = useWatch<{ bottle_size: Row[] }>({ name: 'bottle_size' }) as Row[] | undefined;
  const { data, isPending } = useQuery(bottleSizeApi.all());
  return (
    <div className={styles.rows}>
      {fields.map((field, index) => {
        const row = rows?.[index];
        const size = sizeName(data, row?.bottle_size_id);
        // A row that stays empty is dropped; what is in it alone asks for the other.
        const begun = row?.bottle_size_id != null || (row?.price ?? '') !== '';
        // The fields of several prices have different names.
        const nth = (label: string) => (index === 0 ? label : `${label} ${index + 1}`);
        return (
          <div key={field.id} className={styles.row}>
            <SelectField
              name={`bottle_size.${index}.bottle_size_id`}
              label={nth(t(($) => $.wine.bottleSize))}
              options={free(data, rows, index)}
              loading={isPending}
              required={begun}
            />
            <MoneyField
              name={`bottle_size.${index}.price`}
              label={nth(t(($) => $.wine.price))}
              required={begun}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              c="var(--danger)"
              aria-label={t(($) => $.wine.removePrice, { size: size || index + 1 })}
              title={t(($) => $.wine.removePrice, { size: size || index + 1 })}
              onClick={() => remove(index)}
            >
              <Trash2 size={17} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={fields.length >= Math.min(MAX_PRICES_PER_WINE, data?.length ?? 1)}
        onClick={() => append({ bottle_size_id: null, price: null })}
      >
        {t(($) => $.wine.addPrice)}
      </Button>
    </div>
  );
}

/** Sizes that no other row uses. */
function free(sizes: BottleSizeItem[] | undefined, rows: Row[] | undefined, index: number) {
  const used = new Set(rows?.flatMap((row, other) => (other === index ? [] : [row.bottle_size_id])));
  return (sizes ?? []).filter((size) => !used.has(size.id)).map(sizeOption);
}

function sizeName(sizes: BottleSizeItem[] | undefined, id: number | null | undefined): string {
  return sizes?.find((size) => size.id === id)?.size ?? '';
}
