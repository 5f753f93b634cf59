import { TextInput } from '@mantine/core';
import type { PrintSetting } from '@rebblatt/contracts';
import { useAnnouncedField } from '../../../form/use-announced-field.ts';
import { useField } from '../../../form/use-field.ts';
import { inLocalDecimals } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './print-setting.module.css';

type Threshold = keyof PrintSetting['thresholds'];

/** The unit, by the last part of a name that says one; a sum of inks is in percent. */
const units: Record<string, string> = {
  // Pixels per inch, but what is said to everybody is the word of the fair's requirements.
  ppi: 'dpi',
  px: 'px',
  mb: 'MB',
  percent: '%',
  mm: 'mm',
  pt: 'pt',
  um: 'µm',
  sum: '%',
};

const unitOf = (name: Threshold): string =>
  name
    .split('_')
    .map((part) => units[part])
    .findLast(Boolean) ?? '';

/** One threshold with its unit, and beside it the product's own value, to which a click resets it. */
export function ThresholdField({ name, standard }: { name: Threshold; standard: number }) {
  const { t } = useTranslation();
  const label = t(($) => $.printSetting.names[name]);
  const { field, frame } = useField({ name: `thresholds.${name}`, label });
  const unit = unitOf(name);
  const usual = inLocalDecimals(`${standard} ${unit}`);
  return (
    <div className={styles.threshold}>
      <TextInput
        {...frame}
        {...useAnnouncedField(field)}
        inputMode="decimal"
        autoComplete="off"
        rightSection={<span className={styles.unit}>{unit}</span>}
        rightSectionWidth={44}
        value={field.value ?? ''}
      />
      {Number(String(field.value).replace(',', '.')) === standard ? (
        <span className={styles.usual}>{t(($) => $.printSetting.standard, { value: usual })}</span>
      ) : (
        <button
          type="button"
          className={styles.usual}
          aria-label={t(($) => $.printSetting.toStandard, { value: usual, name: label })}
          onClick={() => field.onChange(standard)}
        >
          {t(($) => $.printSetting.toStandardShort, { value: usual })}
        </button>
      )}
    </div>
  );
}
