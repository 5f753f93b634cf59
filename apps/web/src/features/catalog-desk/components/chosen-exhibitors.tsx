import { Button, Checkbox } from '@mantine/core';
import type { NextOffer } from '@rebblatt/contracts';
import { ChevronRight } from 'lucide-react';
import { useField } from '../../../form/use-field.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { orderInWords } from '../../request/order.words.ts';
import styles from './take-over.module.css';

/** Those whose order of last time is proposed to them, each with a box and what that is. */
export function ChosenExhibitors({ exhibitors }: Pick<NextOffer, 'exhibitors'>) {
  const { t } = useTranslation();
  const label = t(($) => $.nextFair.exhibitors);
  const { field, frame } = useField({ name: 'exhibitors', label }, (value) =>
    formatNumber((value as number[]).length),
  );
  const chosen: number[] = field.value;
  const all = exhibitors.map(({ id }) => id);
  const pick = (ids: number[]) => field.onChange(all.filter((id) => ids.includes(id)));
  return (
    <>
      <Checkbox
        id={frame.id}
        ref={field.ref}
        label={label}
        description={t(($) => $.nextFair.exhibitorsHint)}
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onBlur={field.onBlur}
        onChange={({ currentTarget: { checked } }) => pick(checked ? all : [])}
      />
      {frame.error && <p className={styles.error}>{frame.error}</p>}
      <details className={styles.chosen}>
        <summary>
          <ChevronRight size={16} aria-hidden />
          {t(($) => $.nextFair.chosen, { count: all.length, chosen: formatNumber(chosen.length) })}
        </summary>
        <div className={styles.tools}>
          <Button variant="default" size="compact-sm" onClick={() => pick(all)}>
            {t(($) => $.nextFair.all)}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => pick([])}>
            {t(($) => $.nextFair.none)}
          </Button>
        </div>
        <ul className={styles.companies}>
          {exhibitors.map((one) => (
            <li key={one.id}>
              <Checkbox
                label={one.company_name}
                description={orderInWords(t, one)}
                checked={chosen.includes(one.id)}
                onChange={({ currentTarget: { checked } }) =>
                  pick(checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))
                }
              />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
