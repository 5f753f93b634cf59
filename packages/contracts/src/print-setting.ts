import { z } from 'zod';
import { preflightThresholds } from './preflight-thresholds.ts';
import { flag, line, optionalLine, version } from './primitives.ts';

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

/** `PUT print-setting`; a value left out is the product's own. */
export const printSettingForm = z.object({ thresholds: preflightThresholds, version });

/** `POST print-setting/profile`: the fields beside the ICC profile in `file`. */
export const outputProfileUpload = z.object({
  identifier: line(2, 80),
  condition: line(2, 200),
  registry: optionalLine(200).optional(),
  version,
});
