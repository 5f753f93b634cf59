import { z } from 'zod';
import { type PreflightThresholds, preflightThresholds } from './preflight-thresholds.ts';
import { flag, line, optionalLine, version } from './primitives.ts';
import { CONDITION_LENGTH } from './print-limits.ts';

/** The largest output profile, in megabytes; printers' profiles have 0.1 to 4. */
export const MAX_PROFILE_MB = 8;

/** The printing that all books are made for. */
export const outputConditionItem = z.object({
  /** Name in the registry, for example "FOGRA39". */
  identifier: z.string(),
  condition: z.string(),
  /** Address of the registry that knows the identifier. */
  registry: z.string().nullable(),
  /** 1 for an uploaded profile, 0 for the product's own. */
  own: flag,
  /** The uploaded profile's file name. */
  profile: z.string().nullable(),
});

/** `GET print-setting`: what uploaded files are checked by and what books are printed for. */
export const printSetting = z.object({
  thresholds: preflightThresholds,
  output_condition: outputConditionItem,
  version: z.int(),
});
export type PrintSetting = z.output<typeof printSetting>;

/** A limit that is never reached below the stricter one beside it: a warning below the error, a note below the warning. */
const ordered = [
  ['image_ppi_error', 'image_ppi_warning'],
  ['image_ppi_error', 'page_image_ppi_warning'],
  ['image_ppi_warning', 'image_ppi_info'],
  ['bitmap_ppi_error', 'bitmap_ppi_warning'],
] as const satisfies readonly (readonly (keyof PreflightThresholds)[])[];

const orderedThresholds = preflightThresholds.superRefine((thresholds, context) => {
  for (const [stricter, looser] of ordered) {
    if (thresholds[looser] >= thresholds[stricter]) continue;
    context.addIssue({
      code: 'custom',
      path: [looser],
      message: 'validation.below-limit',
      params: { min: thresholds[stricter] },
    });
  }
});

/** `PUT print-setting`; a value left out is the product's own. */
export const printSettingForm = z.object({ thresholds: orderedThresholds, version });

/** `POST print-setting/profile`: the fields beside the ICC profile in `file`. */
export const outputProfileUpload = z.object({
  identifier: line(2, 80),
  condition: line(CONDITION_LENGTH.min, CONDITION_LENGTH.max),
  registry: optionalLine(200).optional(),
  version,
});
