import type { PreflightCode, PreflightFinding } from '@rebblatt/contracts';
import { heldTogether, severalOf, titlesOfCodes, variantOf } from '@rebblatt/contracts';
import { inLocalDecimals } from '../lib/money.ts';
import type { Translate } from '../lib/text-key.ts';

/** The texts of the preflight's findings. */
export function findingText(t: Translate, finding: PreflightFinding): string {
  const { code, page, measured, wanted, params } = finding;
  const values: Record<string, string | number> = {
    ...params,
    page: page ?? 1,
    measured: heldTogether(inLocalDecimals(measured ?? '')),
    wanted: heldTogether(inLocalDecimals(wanted ?? '')),
  };
  if (code === 'FILE-OPEN') {
    const reasons = t(($) => $.preflight.reasons, { returnObjects: true }) as Record<string, string>;
    return reasons[String(params.reason)] ?? t(($) => $.preflight.reasons.damaged);
  }
  if (code === 'NOT-EXAMINED') {
    const titles = t(($) => $.preflight.titles, { returnObjects: true }) as Record<PreflightCode, string>;
    values.names = titlesOfCodes(titles, String(params.names));
  }
  const variant = variantOf(finding);
  if (variant) return t(($) => $.preflight.variants[variant], { replace: values });
  const several = severalOf(finding);
  if (several) return t(($) => $.preflight.several[several], { replace: values });
  return t(($) => $.preflight[code], { replace: values });
}
