import type { ServiceItem } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { NumberField } from '../../../form/number-field.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { shownName } from '../../../reference/shown-name.ts';
import styles from './request.module.css';

type Props = { services: ServiceItem[]; note?: (service: ServiceItem) => ReactNode };

/** A count for every service of the fair. */
export function ServiceFields({ services, note }: Props) {
  return (
    <div className={styles.services}>
      {services.map((service) => (
        <NumberField
          key={service.id}
          name={`service.${service.id}.amount`}
          label={shownName(service, service.name)}
          description={besides(service, note?.(service))}
        />
      ))}
    </div>
  );
}

/** What one costs, and what else there is to say; nothing where there is neither. */
function besides({ price }: ServiceItem, note: ReactNode): ReactNode {
  if (price === null) return note;
  return (
    <>
      {formatMoney(price)} {note}
    </>
  );
}
