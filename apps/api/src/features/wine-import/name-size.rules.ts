import type { SizeList } from './name-list.rules.ts';
import type { Problem } from './read-wine.rules.ts';
import { readSize } from './size.rules.ts';

const AT_END = /[\s,;/(–-]+(\d{1,4}(?:[.,]\d{1,3})?\s*(?:cl|dl|ml|lt?|ltr|liter|litres?|litri))\.?\)?$/iu;

/** The size at the end of a name, and the name without it: «Chasselas - 37.5 cl»; null when there is none, or nothing else. */
function sizeAtEnd(name: string): { rest: string; text: string } | null {
  const [whole = '', text = ''] = AT_END.exec(name) ?? [];
  const rest = name.slice(0, name.length - whole.length).trim();
  return whole && readSize(text)?.sure && /\p{L}{2}/u.test(rest) ? { rest, text } : null;
}

/** The only price of a row, with the size that it has by the list. */
interface Priced {
  sizeColumn: number | null;
  size: number | undefined;
}

/**
 * The name of a wine without the size at its end, where that is the one of its price; a problem where it is another.
 * Shops write it there for each variant of an article.
 * @returns the name, as it is where nothing is to be said
 */
export function withoutSize(
  name: string,
  prices: Priced[],
  sizes: SizeList,
): { name: string; problem: Problem | null } {
  const found = sizeAtEnd(name);
  const [price] = prices;
  if (!found || prices.length !== 1 || price?.size === undefined) return { name, problem: null };
  const known = sizes.find(found.text);
  if ('is' in known && known.is.id === price.size) return { name: found.rest, problem: null };
  if (price.sizeColumn === null) return { name, problem: null };
  const problem: Problem = {
    field: 'size',
    column: price.sizeColumn,
    key: 'wine-import.size-in-name',
    params: { text: found.text },
    suggestions: 'is' in known ? [known.is.name] : [],
  };
  return { name, problem };
}
