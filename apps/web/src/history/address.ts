import type { HistoryItem } from '@rebblatt/contracts';

/** Where an administrator opens things; pages also when one of their categories was changed. */
const screens: Record<string, string> = {
  wine: '/wine/edit',
  exhibitor: '/exhibitor/edit',
  catalog: '/catalog/edit',
  'catalog-request': '/admin-request/edit',
};

/** The screen of the thing a row is about, or null when there is none or it is gone. */
export function addressOf({ entity, entity_id, exists, page }: HistoryItem): string | null {
  if (!exists) return null;
  if (page) return page.catalog_id === null ? null : `/catalog/${page.catalog_id}/page/edit/${page.id}`;
  const screen = screens[entity];
  return screen && entity_id !== null ? `${screen}/${entity_id}` : null;
}
