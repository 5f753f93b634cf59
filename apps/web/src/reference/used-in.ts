import type { ReferenceName } from '@rebblatt/contracts';

/** The lists that can be narrowed to what uses an entry of reference data: which one, and the entry's field with its name. */
const usedIn = {
  country: { list: '/wine', name: 'name' },
  region: { list: '/wine', name: 'name' },
  'wine-type': { list: '/wine', name: 'wine_type' },
  'wine-category': { list: '/wine', name: 'wine_category' },
  award: { list: '/wine', name: 'award' },
  'bottle-size': { list: '/wine', name: 'size' },
  'grape-variety': { list: '/wine', name: 'bezeichnung_d_cod' },
  ship: { list: '/stand', name: 'name' },
  deck: { list: '/stand', name: 'name' },
} as const satisfies Partial<Record<ReferenceName, { list: string; name: string }>>;

type Entry = keyof typeof usedIn;
type UsingList = (typeof usedIn)[Entry]['list'];

const entries = Object.keys(usedIn) as Entry[];

const filterOn = (entry: Entry) => `${entry.replace('-', '_')}_id`;

/**
 * The list of what uses an entry, and its address narrowed to that.
 * @param path of the list of such entries: `/country`
 * @param table what uses it, as a refusal names it: `wine_price`
 */
export function usersOf(
  path: string,
  id: number,
  table: unknown,
): { list: UsingList; to: string } | undefined {
  const entry = entries.find((name) => path === `/${name}`);
  if (!entry) return undefined;
  const { list } = usedIn[entry];
  if (!`/${table}`.startsWith(list)) return undefined;
  const filters = JSON.stringify({ [filterOn(entry)]: id });
  return { list, to: `${list}?${new URLSearchParams({ columnFilters: filters })}` };
}

/** An entry that narrows a list to its users: its filter there, its id, and in which of its fields its name stands. */
export type Narrowing = { entry: Entry; filter: string; id: string; name: string };

/** By which entries these filters narrow a list to their users. */
export function narrowedBy(list: string, filters: Record<string, string | number>): Narrowing[] {
  const path = list.replace('/exhibitor-', '/');
  return entries.flatMap((entry) => {
    const filter = filterOn(entry);
    const id = filters[filter];
    if (usedIn[entry].list !== path || id === undefined) return [];
    return [{ entry, filter, id: String(id), name: usedIn[entry].name }];
  });
}
