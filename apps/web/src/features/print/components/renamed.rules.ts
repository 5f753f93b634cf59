import type { PrintPreview } from '@rebblatt/contracts';

type Page = PrintPreview['changed'][number];
type Renaming = { printed: string; now: string };

/** A stand is printed as ship, deck and number: where one of them has another name, that one is what was renamed. */
function renamingOf({ fact, printed, now }: Page['facts'][number]): Renaming {
  const [before, after] = [printed.split(', '), now.split(', ')];
  const differing = before.flatMap((name, index) => (name === after[index] ? [] : [index]));
  const [index] = differing;
  if (fact !== 'stand' || before.length !== after.length || differing.length !== 1 || index === undefined)
    return { printed, now };
  return { printed: before[index] ?? '', now: after[index] ?? '' };
}

/**
 * What several pages print by its earlier name, each once with its pages; and the pages with what is their own. One
 * renamed ship would otherwise be told on the line of every stand that it has.
 */
export function byRenamedThing(pages: readonly Page[]): {
  renamed: (Renaming & { pages: Page[] })[];
  single: Page[];
} {
  const found = new Map<string, Renaming & { pages: Page[] }>();
  const groupOf = (fact: Page['facts'][number]) => {
    const renaming = renamingOf(fact);
    const key = JSON.stringify([fact.fact, renaming]);
    const group = found.get(key) ?? { ...renaming, pages: [] };
    found.set(key, group);
    return group;
  };
  for (const page of pages) for (const fact of page.facts) groupOf(fact).pages.push(page);
  const isShared = (fact: Page['facts'][number]) => {
    const { printed, now, pages: all } = groupOf(fact);
    return all.length > 1 && printed !== '' && now !== '';
  };
  return {
    renamed: [...found.values()].filter(
      ({ printed, now, pages: all }) => all.length > 1 && printed !== '' && now !== '',
    ),
    single: pages
      .map((page) => ({ ...page, facts: page.facts.filter((fact) => !isShared(fact)) }))
      .filter(({ facts }) => facts.length > 0),
  };
}
