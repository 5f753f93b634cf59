/** What something is called: its German name, the French and the English one, then all other words for it. */
export interface Names {
  de: string;
  fr: string;
  en: string;
  others: string[];
}

/** Reads «de | fr | en | others, with commas». An empty place is the German name. */
export function namesInALine(line: string): Names {
  const [de = '', fr, en, others] = line.split('|').map((part) => part.trim());
  return { de, fr: fr || de, en: en || de, others: listed(others) };
}

/** The names of a line that are set apart by commas. */
export const listed = (line = ''): string[] =>
  line
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
