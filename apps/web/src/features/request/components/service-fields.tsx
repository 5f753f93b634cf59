import type { ServiceItem } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { NumberField } from '../../../form/number-field.tsx';
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
          description={note?.(service)}
        />
      ))}
    </div>
  );
}
