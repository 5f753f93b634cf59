import type { SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { catalogCalls, lastActiveCatalog } from '../../catalog/catalog.api.ts';
import { usePageList } from '../../page/list-path.parts.ts';

type Props = { children: (catalog: SessionCatalog, base: string) => ReactNode };

/** Pages can only be added to the active catalogue; any other redirects to its list and says why. */
export function InActiveCatalog({ children }: Props) {
  const { catalog: id } = useParams();
  const { organiser, base } = usePageList();
  const active = useCatalogState()?.active_catalog;
  if (active === undefined) return <Loading />;
  if (active !== null && (id === undefined || Number(id) === active.id)) return children(active, base);
  return <BackFromInactive id={organiser ? id : undefined} />;
}

/** Without an id it is for the catalogue that ended last. */
function BackFromInactive({ id }: { id: string | undefined }) {
  const { t } = useTranslation();
  const { list } = usePageList();
  const ended = useQuery({ ...lastActiveCatalog(), enabled: id === undefined });
  const asked = useQuery({ ...catalogCalls.one(id ?? ''), enabled: id !== undefined });
  const { data: catalog, error, refetch } = id === undefined ? ended : asked;
  useEffect(() => {
    if (catalog === undefined) return;
    notify(
      'danger',
      catalog ? t(($) => $.page.inactive, { name: catalog.name }) : t(($) => $.page.noActiveTitle),
    );
  }, [catalog, t]);
  if (error) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  return catalog === undefined ? <Loading /> : <Navigate to={list} replace />;
}
