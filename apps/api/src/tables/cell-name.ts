const LETTERS = 26;

/** The name of a cell such as AB12. @param column counted from 0 */
export function cellName(line: number, column: number): string {
  let name = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / LETTERS))
    name = String.fromCharCode(65 + ((left - 1) % LETTERS)) + name;
  return `${name}${line}`;
}

/** Line (from 1) and column (from 0) of a cell by its name, such as AB12, $AB$12 or R12C28; null for other texts. */
export function cellAt(name: string): { line: number; column: number } | null {
  const [, row, number] = /^R(\d{1,7})C(\d{1,5})$/i.exec(name) ?? [];
  if (row) return { line: Number(row), column: Number(number) - 1 };
  const [, letters = '', line] = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(name) ?? [];
  if (!line) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * LETTERS + letter.charCodeAt(0) - 64;
  return { line: Number(line), column: column - 1 };
}
