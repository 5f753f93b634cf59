/** A view: a name and its query string; for a built-in one also how many rows it has. */
export type View = { name: string; query: string; count?: number | undefined };

/** The own views of one list, stored in this browser. An invalid entry counts as none. */
export function readViews(list: string, storage: Storage = localStorage): View[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Saves a view under its name, replacing one of the same name. */
export function saveView(list: string, view: View, storage: Storage = localStorage): View[] {
  const views = [...readViews(list, storage).filter((other) => other.name !== view.name), view];
  storage.setItem(keyOf(list), JSON.stringify(views));
  return views;
}

/** Removes the view of that name. */
export function removeView(list: string, name: string, storage: Storage = localStorage): View[] {
  const views = readViews(list, storage).filter((view) => view.name !== name);
  storage.setItem(keyOf(list), JSON.stringify(views));
  return views;
}

/** Whether two query strings request the same list, ignoring the page. */
export function sameView(a: string, b: string): boolean {
  return normalised(a) === normalised(b);
}

function normalised(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('currentPage');
  params.sort();
  return params.toString();
}

function keyOf(list: string): string {
  return `views:${list}`;
}

function isView(value: unknown): value is View {
  const view = value as View | null;
  return typeof view?.name === 'string' && typeof view.query === 'string';
}
