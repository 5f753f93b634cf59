import {
  type PreflightFinding,
  type preflightGerman,
  statesNothing,
  titlesOfCodes,
} from '@rebblatt/contracts';

/** The text of a finding in a language, with its values inserted. */
export function findingText(
  texts: typeof preflightGerman,
  { code, measured, wanted, params }: PreflightFinding,
): string {
  const reasons: Record<string, string> = texts.reasons;
  const text =
    (code === 'FILE-OPEN' && reasons[String(params.reason)]) ||
    (statesNothing({ code, measured }) ? texts.noCondition : texts[code]);
  const values: Record<string, string | number | null> = { ...params, measured, wanted };
  if (code === 'NOT-EXAMINED') values.names = titlesOfCodes(texts.titles, String(params.names));
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
