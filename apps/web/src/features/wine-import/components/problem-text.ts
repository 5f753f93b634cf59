import type { FieldErrorKey, WineColumn } from '@rebblatt/contracts';
import { keyText } from '../../../lib/error-text.ts';
import { formatAmount } from '../../../lib/money.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { type CheckedRow, isNamed, mayBeLeftOut } from '../wine-list.rules.ts';

type Problem = CheckedRow['problems'][number];

/** What is wrong with a cell, in words about a list: the rules are those of the wine form, where fields are empty. */
export function problemText(t: Translate, problem: Problem, text: string): string {
  const { field, key } = problem;
  const own = ownText(t, problem, text);
  const label = t(($) => $.wineImport.fields[field]);
  return own ?? keyText(t, key as FieldErrorKey, { ...problem.params, field: label });
}

function ownText(
  t: Translate,
  { field, key, params, suggestions }: Problem,
  text: string,
): string | undefined {
  const label = t(($) => $.wineImport.fields[field]);
  if (!key.startsWith('validation.')) return undefined;
  if (key === 'validation.duplicate') {
    if (field === 'grape') return t(($) => $.wineImport.problems.grapeTwice);
    return t(($) => $.wineImport.problems.sizeTwice);
  }
  if (field === 'grape' && key === 'validation.too-many')
    return t(($) => $.wineImport.problems.manyGrapes, { max: String(params.max) });
  if (isNamed(field)) return t(($) => $.form.toChoose, { field: label });
  if (key === 'validation.required') return t(($) => $.wineImport.problems.fill, { field: label });
  if (field === 'year')
    return suggestions.length > 0
      ? t(($) => $.wineImport.problems.likeYear, { text })
      : t(($) => $.wineImport.problems.noYear, { text });
  return wordsOf(t, field, key, { text, max: String(params.max) });
}

function wordsOf(t: Translate, field: WineColumn, key: string, params: { text: string; max: string }) {
  if (field === 'price' && (key === 'validation.numeric' || key === 'validation.invalid'))
    return t(($) => $.wineImport.problems.noPrice, params);
  if (field === 'id') return t(($) => $.wineImport.problems.noNumber, params);
  if (field === 'wine' && key === 'validation.max-length')
    return t(($) => $.wineImport.problems.longName, params);
  return undefined;
}

/** What a suggestion is called that is no word of the reference data: an amount, or what becomes of the row. */
export function suggestionText(t: Translate, problem: Problem, suggestion: string): string | undefined {
  const { field, params } = problem;
  if (suggestion === '' && mayBeLeftOut(problem))
    return t(($) => $.wineImport.withoutWord, { text: String(params.text) });
  if (field === 'price')
    return suggestion === '' ? t(($) => $.wineImport.withoutPrice) : formatAmount(Number(suggestion));
  if (field === 'size' && suggestion === '') return t(($) => $.wineImport.withoutSize);
  if (field === 'year' && suggestion === '') return t(($) => $.wineImport.withoutYear);
  if (field !== 'id') return undefined;
  return suggestion === '' ? t(($) => $.wineImport.asNewWine) : t(($) => $.wineImport.thisWine);
}
