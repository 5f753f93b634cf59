import type { CheckedListRow, MarkedCell } from '@rebblatt/contracts';

type Doubt = Pick<CheckedListRow['problems'][number], 'key' | 'params' | 'suggestions'>;

/**
 * What makes a cell of a name or word doubtful whatever its text: an error, a formula without a value, a date that was made
 * of a number, digits or letters that are lost. A number that is shown otherwise than it is stored is what is shown.
 */
export function markProblem({ kind, cell, value = '' }: MarkedCell, text: string): Doubt | null {
  const doubt = (key: string, suggestions: string[]): Doubt => ({ key, params: { cell, text }, suggestions });
  switch (kind) {
    case 'error':
      return doubt('wine-import.cell-error', []);
    case 'no-value':
      return doubt('wine-import.cell-no-value', []);
    case 'date':
      return doubt('wine-import.cell-date', text ? [text] : []);
    case 'digits':
      return doubt('wine-import.cell-digits', value ? [value] : []);
    case 'letters':
      return doubt('wine-import.cell-letters', value ? [value, text] : [text]);
    case 'unseen':
      return { ...doubt('wine-import.cell-unseen', [value]), params: { cell, text, value } };
    default:
      return null;
  }
}
