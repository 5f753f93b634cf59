import { folded } from './folded.ts';

/** The groups of three letters in a text, word by word, as pg_trgm of the database counts them. */
const groupsOf = (text: string): Set<string> => {
  const groups = new Set<string>();
  for (const word of folded(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) groups.add(padded.slice(i, i + 3));
  }
  return groups;
};

/** How near a name must be: the part of the groups of what was typed that it has. */
const NEAR = 0.42;
const MOST = 3;

/** The names nearest to what was typed, the nearest first, for somebody who misremembers one; as the lists' search says them. */
export function nearestNames(names: readonly string[], typed: string): string[] {
  const wanted = groupsOf(typed);
  if (wanted.size === 0) return [];
  const near = (name: string) => {
    const groups = groupsOf(name);
    return [...wanted].filter((one) => groups.has(one)).length / wanted.size;
  };
  return [...new Set(names)]
    .map((name) => ({ name, near: near(name) }))
    .filter((one) => one.near >= NEAR)
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST)
    .map(({ name }) => name);
}
