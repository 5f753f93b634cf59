import type { SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useCatalogState } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { catalogCalls } from '../../catalog/catalog.api.ts';

type Props = { children: (catalog: SessionCatalog, base: string) => ReactNode };

/** Pages are added to the running catalogue only; any other leads back to its list and says why. */
export function InActiveCatalog({ children }: Props) {
  const { catalog: id } = useParams();
  const active = useCatalogState()?.active_catalog;
  if (active === undefined) return <Loading />;
  if (active !== null && (id === undefined || Number(id) === active.id)) {
    return children(active, id === undefined ? '/active-catalog/page' : `/catalog/${id}/page`);
  }
  return id === undefined ? <Navigate to="/" replace /> : <BackFromInactive id={id} />;
}

function BackFromInactive({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: catalog, error, refetch } = useQuery(catalogCalls.one(id));
  useEffect(() => {
    if (catalog)
      notify(
        'danger',
        t(($) => $.page.inactive, { name: catalog.name }),
      );
  }, [catalog, t]);
  if (error) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  return catalog ? <Navigate to={`/catalog/${id}/page`} replace /> : <Loading />;
}
