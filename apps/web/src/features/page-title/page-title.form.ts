import type { PageTitleItem } from '@rebblatt/contracts';

/** Field values of a page title; without one, of a new one. */
export function pageTitleValues(item?: PageTitleItem) {
  return { name: item?.name ?? '', version: item?.version };
}

/** What a page title is called in messages. */
export function pageTitleName(item: PageTitleItem): string {
  return item.name;
}
