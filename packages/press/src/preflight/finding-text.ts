import {
  heldTogether,
  type PreflightFinding,
  type preflightGerman,
  severalOf,
  titlesOfCodes,
  variantOf,
} from '@rebblatt/contracts';

/** The text of a finding in a language, with its values inserted. */
export function findingText(texts: typeof preflightGerman, finding: PreflightFinding): string {
  const { code, measured, wanted, params } = finding;
  const reasons: Record<string, string> = texts.reasons;
  const variant = variantOf(finding);
  const several = severalOf(finding);
  const text =
    (code === 'FILE-OPEN' && reasons[String(params.reason)]) ||
    (variant ? texts.variants[variant] : several ? texts.several[several] : texts[code]);
  const values: Record<string, string | number | null> = {
    ...params,
    measured: measured && heldTogether(measured),
    wanted: wanted && heldTogether(wanted),
  };
  if (code === 'NOT-EXAMINED') values.names = titlesOfCodes(texts.titles, String(params.names));
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
