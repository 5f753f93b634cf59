import { catalogStore, setCatalogState } from '../../lib/session.ts';
import { fetchActiveCatalog } from '../catalog/catalog.api.ts';

/** Saving can start or end the active catalogue, so menu and banner must be updated. */
export async function reloadActiveCatalog(): Promise<void> {
  const active = await fetchActiveCatalog();
  setCatalogState({
    user_catalog_request: catalogStore.get()?.user_catalog_request ?? null,
    active_catalog: active,
  });
}
