import type { SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCatalogState } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { CatalogPages } from '../components/catalog-pages.tsx';

/** The pages of any catalogue, `/catalog/:catalog/page`. */
export function PageList() {
  const { catalog: id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(catalogCalls.one(id));
  if (isPending) return <Loading />;
  if (error) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  return <CatalogPages catalog={data} base={`/catalog/${id}/page`} />;
}

/** The pages of the running catalogue, `/active-catalog/page`. */
export function ActivePageList() {
  const { t } = useTranslation();
  const state = useCatalogState();
  const catalog: SessionCatalog | null | undefined = state?.active_catalog;
  if (catalog === undefined) return <Loading />;
  if (catalog === null) {
    return <EmptyState alone title={t(($) => $.page.noActiveTitle)} text={t(($) => $.page.noActiveText)} />;
  }
  return <CatalogPages catalog={catalog} base="/active-catalog/page" />;
}
