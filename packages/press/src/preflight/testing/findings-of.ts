import type { PreflightCode, PreflightFinding, PreflightKind } from '@rebblatt/contracts';
import { interpretLimits } from '../../content/budget.ts';
import { usualAsk } from '../check-facts.ts';
import { preflight } from '../preflight.ts';

/** The findings of one code in the report, or all of them. */
export async function findingsOf(
  bytes: Uint8Array,
  code?: PreflightCode,
  kind: PreflightKind = 'ad',
): Promise<PreflightFinding[]> {
  const { findings } = await preflight(bytes, usualAsk(kind), interpretLimits);
  return findings.filter((finding) => code === undefined || finding.code === code);
}

/** The severities of the findings of a code; empty when there are none. */
export const verdict = async (bytes: Uint8Array, code: PreflightCode, kind: PreflightKind = 'ad') =>
  (await findingsOf(bytes, code, kind)).map(({ severity }) => severity);
