import type { SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCatalogState } from '../../lib/session.ts';
import { lastActiveCatalog } from './catalog.api.ts';

type Current = { catalog: Pick<SessionCatalog, 'id' | 'name'>; active: boolean };

/** The active catalogue or the one that ended last: null if there is neither, undefined until it is known. */
export function useCurrentCatalog(): Current | null | undefined {
  const active = useCatalogState()?.active_catalog;
  const { data: ended, isPending } = useQuery({ ...lastActiveCatalog(), enabled: active === null });
  if (active) return { catalog: active, active: true };
  if (active === undefined || isPending) return undefined;
  return ended ? { catalog: ended, active: false } : null;
}
