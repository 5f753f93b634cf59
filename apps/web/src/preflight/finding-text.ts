import type { PreflightCode, PreflightFinding } from '@rebblatt/contracts';
import { statesNothing, titlesOfCodes } from '@rebblatt/contracts';
import { inLocalDecimals } from '../lib/money.ts';
import type { Translate } from '../lib/text-key.ts';

/** The texts of the preflight's findings. */
export function findingText(
  t: Translate,
  { code, page, measured, wanted, params }: PreflightFinding,
): string {
  const values: Record<string, string | number> = {
    ...params,
    page: page ?? 1,
    measured: inLocalDecimals(measured ?? ''),
    wanted: inLocalDecimals(wanted ?? ''),
  };
  if (code === 'FILE-OPEN') {
    const reasons = t(($) => $.preflight.reasons, { returnObjects: true }) as Record<string, string>;
    return reasons[String(params.reason)] ?? t(($) => $.preflight.reasons.damaged);
  }
  if (code === 'NOT-EXAMINED') {
    const titles = t(($) => $.preflight.titles, { returnObjects: true }) as Record<PreflightCode, string>;
    values.names = titlesOfCodes(titles, String(params.names));
  }
  if (statesNothing({ code, measured })) return t(($) => $.preflight.noCondition, { replace: values });
  return t(($) => $.preflight[code], { replace: values });
}
