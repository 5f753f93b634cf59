import type { CheckState } from '@rebblatt/contracts';

const outcomes = ['checking', 'ready', 'failed'] as const;
export type UploadOutcome = (typeof outcomes)[number];

/** What the check of an uploaded file has come to, as an upload field shows it. */
export const outcomeOf = (state: CheckState): UploadOutcome => outcomes[state];
