import type { PageTitleItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of a page title, or of a new one. */
export function pageTitleValues(item?: PageTitleItem) {
  return { name: item?.name ?? '', ...namesValues(item), version: item?.version };
}

/** The name of a page title in messages. */
export function pageTitleName(item: PageTitleItem): string {
  return item.name;
}
