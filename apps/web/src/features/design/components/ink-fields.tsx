import { Select } from '@mantine/core';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { NumberField } from '../../../form/number-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { DesignValues, OfferedInk } from '../design.form.ts';
import { OFFERED, offeredName } from '../design.form.ts';
import styles from '../design.module.css';

type Props = {
  name: 'accent' | `thumbs.${number}.ink`;
  label: string;
  /** The colour on the screen, once it is known. */
  shown: string | undefined;
};

const PARTS = ['c', 'm', 'y', 'k'] as const;
const OWN = 'own';

/** An ink: one of those that are offered, or its four numbers in percent. */
export function InkFields({ name, label, shown }: Props) {
  const { t } = useTranslation();
  const { control } = useFormContext<DesignValues>();
  const { field } = useController({ control, name });
  const [own, setOwn] = useState(false);
  const chosen = own ? null : offeredName(field.value);
  const options = [
    ...(Object.keys(OFFERED) as OfferedInk[]).map((value) => ({
      value,
      label: t(($) => $.design.inks[value]),
    })),
    { value: OWN, label: t(($) => $.design.inks.own) },
  ];
  return (
    <fieldset className={styles.ink}>
      <legend className={styles.label}>{label}</legend>
      <span className={styles.swatch} style={{ background: shown }} aria-hidden />
      <Select
        aria-label={t(($) => $.design.inkOf, { name: label })}
        data={options}
        value={chosen ?? OWN}
        allowDeselect={false}
        onChange={(value) => {
          setOwn(value === OWN);
          if (value !== null && value !== OWN) field.onChange(OFFERED[value as OfferedInk]);
        }}
      />
      {chosen === null && (
        <div className={styles.parts}>
          {PARTS.map((part) => (
            <NumberField
              key={part}
              name={`${name}.${part}`}
              label={t(($) => $.design.parts[part])}
              width={64}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
