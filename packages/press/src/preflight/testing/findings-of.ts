import type { PreflightCode, PreflightFinding, PreflightKind } from '@rebblatt/contracts';
import { usualAsk } from '../check-facts.ts';
import { interpretLimits } from '../interpret/budget.ts';
import { preflight } from '../preflight.ts';

/** The report's findings of one code, or all of them. */
export async function findingsOf(
  bytes: Uint8Array,
  code?: PreflightCode,
  kind: PreflightKind = 'ad',
): Promise<PreflightFinding[]> {
  const { findings } = await preflight(bytes, usualAsk(kind), interpretLimits);
  return findings.filter((finding) => code === undefined || finding.code === code);
}

/** The severities of a code's findings: empty when the rule has no objection. */
export const verdict = async (bytes: Uint8Array, code: PreflightCode, kind: PreflightKind = 'ad') =>
  (await findingsOf(bytes, code, kind)).map(({ severity }) => severity);
