/**
 * Where a new page belongs: behind the longest unbroken row of pages with its title, the last one among equals. A single
 * page of the title that stands elsewhere draws no others to it.
 * @param titles the titles of the pages of a catalogue by position; null for a page without one
 * @returns its index among them; the end for a page without a title, or where no page has it
 */
export function placeOfTitle(titles: readonly (number | null)[], title: number | null): number {
  if (title === null) return titles.length;
  let place = titles.length;
  let longest = 0;
  let row = 0;
  for (const [index, one] of titles.entries()) {
    row = one === title ? row + 1 : 0;
    if (row === 0 || row < longest) continue;
    longest = row;
    place = index + 1;
  }
  return place;
}
