import { compareNames, nameKey } from '@rebblatt/contracts';

/** The name of it in this slice. */
export { nameKey as folded };

/**
 * How many letters two words differ in: one left out, added, wrong or exchanged with its neighbour counts as one.
 * @param most what is further apart is of no interest and counts as `most + 1`
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + wrong);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** How many wrong letters are still a typing mistake. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : word.length < 12 ? 2 : 3);

/** Whether two words differ only in two neighbours exchanged: of a short word nothing else can be a typing mistake. */
const isExchanged = (a: string, b: string) =>
  a.length === b.length && distance(a, b, 1) === 1 && [...a].sort().join('') === [...b].sort().join('');

const SUGGESTIONS = 4;
/** Shorter texts are parts of names by chance. */
const PART = 4;

/** Whether a name stands in a text so that it begins or ends with one of its words: «Südsteiermark», not «NahE, GERmany». */
function holds(text: string, key: string): boolean {
  const edges = new Set([0]);
  let joined = '';
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    joined += nameKey(word);
    edges.add(joined.length);
  }
  for (let at = joined.indexOf(key); at >= 0; at = joined.indexOf(key, at + 1))
    if (edges.has(at) || edges.has(at + key.length)) return true;
  return false;
}

/**
 * The names that a text may have meant, the likeliest first: with typing mistakes, or as a part of each other.
 * @param names by their folded form, one perhaps by several
 */
export function similar(text: string, names: Iterable<readonly [string, string]>): string[] {
  const word = nameKey(text);
  if (word.length < 3) return [];
  const most = mistakesIn(word);
  const found: { name: string; apart: number }[] = [];
  for (const [key, name] of names) {
    const apart = most === 0 && isExchanged(word, key) ? 0 : distance(word, key, most);
    if (apart <= most) found.push({ name, apart });
    else if (
      key.length >= PART &&
      ((word.length >= PART && key.includes(word)) || (word.includes(key) && holds(text, key)))
    )
      found.push({ name, apart: most + 1 + Math.abs(key.length - word.length) });
  }
  found.sort((a, b) => a.apart - b.apart || compareNames(a.name, b.name));
  return [...new Set(found.map(({ name }) => name))].slice(0, SUGGESTIONS);
}
