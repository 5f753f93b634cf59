import type { PrintSetting } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { formSheet } from '../../../form/form-layout.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { updateThresholds } from '../print-setting.api.ts';
import styles from './print-setting.module.css';
import { ThresholdField } from './threshold-field.tsx';

const schema = contract('printSettingForm');

type Threshold = keyof PrintSetting['thresholds'];

const groups = {
  pictures: [
    'image_ppi_error',
    'image_ppi_warning',
    'logo_image_ppi_error',
    'bitmap_ppi_error',
    'bitmap_ppi_warning',
    'page_image_ppi_warning',
    'image_ppi_info',
    'image_mb_info',
    'image_min_px',
  ],
  ink: ['ink_sum_warning', 'ink_square_mm', 'rich_black_k_percent', 'rich_black_sum_percent'],
  type: ['small_multi_pt', 'small_white_pt', 'small_black_pt', 'hairline_pt', 'black_line_pt'],
  format: ['size_tolerance_mm', 'bleed_reach_mm', 'near_trim_mm', 'mark_length_mm', 'mark_width_pt'],
  spine: ['paper_um'],
} as const satisfies Record<string, readonly Threshold[]>;

const names = Object.keys(groups) as (keyof typeof groups)[];

const valuesOf = ({ thresholds, version }: PrintSetting) => ({ thresholds, version });

/** The thresholds for uploaded files. */
export function ThresholdsForm({ setting }: { setting: PrintSetting }) {
  const { t } = useTranslation();
  const values = useMemo(() => valuesOf(setting), [setting]);
  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={valuesOf}
      onSubmit={updateThresholds}
      onSaved={() =>
        notify(
          'success',
          t(($) => $.printSetting.saved),
        )
      }
    >
      <h2 className={styles.title}>{t(($) => $.printSetting.thresholds)}</h2>
      <p className={styles.text}>{t(($) => $.printSetting.thresholdsText)}</p>
      {names.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(($) => $.printSetting.groups[group])}</legend>
          {groups[group].map((name) => (
            <ThresholdField key={name} name={name} standard={setting.standard[name]} />
          ))}
        </fieldset>
      ))}
      <FormButtons />
    </Form>
  );
}
