/** Whether `text` contains `needle`, ignoring case and accents. */
export function textContains(text: string, needle: string): boolean {
  return fold(text).includes(fold(needle));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
