import type { Language } from '@rebblatt/contracts';

/** What the example of a template has after its name; a wine with it is left out when the list is read. */
export const exampleMarks: Record<Language, string> = {
  de: '(Beispiel, wird nicht übernommen)',
  fr: '(exemple, ne sera pas repris)',
  en: '(example, will not be imported)',
};

const marks = Object.values(exampleMarks);

/** Whether a row is the example of a template, which nobody wants to have. */
export const isExample = ({ cells }: { cells: string[] }): boolean =>
  cells.some((cell) => marks.some((mark) => cell.endsWith(mark)));
