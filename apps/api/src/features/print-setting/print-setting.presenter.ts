import type { PrintSetting } from '@rebblatt/contracts';
import { fogra39 } from '@rebblatt/press';
import type { PrintSettingRow } from './print-setting.queries.ts';
import { thresholdsOf } from './print-setting.queries.ts';

/** The settings on the wire, whether they were ever changed or not. */
export function presentPrintSetting(row: PrintSettingRow | null): PrintSetting {
  const usual = fogra39();
  return {
    thresholds: thresholdsOf(row),
    standard: thresholdsOf(null),
    output_condition: {
      identifier: row?.identifier ?? usual.identifier,
      condition: row?.condition ?? usual.condition,
      registry: row?.profile ? row.registry : usual.registry,
      own: row?.profile ? 1 : 0,
      profile: row?.profile?.name ?? null,
    },
    version: row?.version ?? 1,
  };
}
