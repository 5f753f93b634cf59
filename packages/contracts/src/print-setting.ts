import { z } from 'zod';
import { type PreflightThresholds, preflightThresholds } from './preflight-thresholds.ts';
import { flag, line, optionalLine, version } from './primitives.ts';
import { CONDITION_LENGTH } from './print-limits.ts';

/** The largest output profile, in megabytes; usual profiles have 0.1 to 4. */
export const MAX_PROFILE_MB = 8;

/** The output condition of all books. */
export const outputConditionItem = z.object({
  /** Name in the registry, for example "FOGRA39". */
  identifier: z.string(),
  condition: z.string(),
  /** URL of the registry that contains the identifier. */
  registry: z.string().nullable(),
  /** 1 for an uploaded profile, 0 for the product's own. */
  own: flag,
  /** The uploaded profile's file name. */
  profile: z.string().nullable(),
});

/** `GET print-setting`: the thresholds for uploaded files, those of the product, and the output condition of the books. */
export const printSetting = z.object({
  thresholds: preflightThresholds,
  /** The product's own thresholds. */
  standard: preflightThresholds,
  output_condition: outputConditionItem,
  version: z.int(),
});
export type PrintSetting = z.output<typeof printSetting>;

/** Pairs of a threshold and a looser one that may not be lower, since it would then have no effect. */
const ordered = [
  ['image_ppi_error', 'image_ppi_warning'],
  ['image_ppi_error', 'page_image_ppi_warning'],
  ['image_ppi_warning', 'image_ppi_info'],
  ['bitmap_ppi_error', 'bitmap_ppi_warning'],
] as const satisfies readonly (readonly (keyof PreflightThresholds)[])[];

const isObject = ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null;

const orderedThresholds = preflightThresholds.superRefine(
  (thresholds, context) => {
    for (const [stricter, looser] of ordered) {
      // A threshold that is no number is told by itself.
      if (!(thresholds[looser] < thresholds[stricter])) continue;
      context.addIssue({
        code: 'custom',
        path: [looser],
        message: 'validation.below-limit',
        params: { min: thresholds[stricter] },
      });
    }
  },
  { when: isObject },
);

/** `PUT print-setting`; an absent value means the product's default. */
export const printSettingForm = z.object({ thresholds: orderedThresholds, version });

/** `POST print-setting/profile`: the form fields with the ICC profile in `file`. */
export const outputProfileUpload = z.object({
  identifier: line(2, 80),
  condition: line(CONDITION_LENGTH.min, CONDITION_LENGTH.max),
  registry: optionalLine(200).optional(),
  version,
});
