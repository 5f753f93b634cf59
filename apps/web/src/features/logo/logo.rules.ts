import type { LogoItem } from '@rebblatt/contracts';
import { errorBodyOf, errorText } from '../../lib/error-text.ts';
import type { Translate } from '../../lib/text-key.ts';

/** Whether a logo has no errors, or has them overridden. */
export const canBeApproved = ({ status, override }: LogoItem): boolean =>
  status === 1 || (status === 2 && override !== null);

/** Why a decision on a logo was not stored. */
export const decisionRefused = (t: Translate, error: unknown, name: string): string =>
  errorBodyOf(error)?.error === 'conflict.stale'
    ? t(($) => $.logo.decidedMeanwhile, { name })
    : errorText(t, error);
