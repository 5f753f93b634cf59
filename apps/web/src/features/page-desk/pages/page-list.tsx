import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { catalogCalls, lastActiveCatalog } from '../../catalog/catalog.api.ts';
import { NoCatalog } from '../../page/no-catalog.parts.tsx';
import { CatalogPages } from '../components/catalog-pages.tsx';

/** The pages of any catalogue, `/catalog/:catalog/page`. */
export function PageList() {
  const { catalog: id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(catalogCalls.one(id));
  if (isPending) return <Loading />;
  if (error) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  return <CatalogPages catalog={data} base={`/catalog/${id}/page`} />;
}

/** The pages of the active catalogue, `/active-catalog/page`. */
export function ActivePageList() {
  const catalog = useCatalogState()?.active_catalog;
  if (catalog === undefined) return <Loading />;
  return catalog === null ? <NoneActive /> : <CatalogPages catalog={catalog} base="/active-catalog/page" />;
}

/** Without an active catalogue: names the one that ended last, with a link to its pages. */
function NoneActive() {
  const { t } = useTranslation();
  const { data: ended, isPending } = useQuery(lastActiveCatalog());
  if (isPending) return <Loading />;
  if (!ended) return <NoCatalog />;
  const { id, name } = ended;
  return (
    <EmptyState
      alone
      title={t(($) => $.page.inactiveTitle, { name })}
      text={t(($) => $.page.inactiveText)}
      action={
        <Button variant="default" component={Link} to={`/catalog/${id}/page`}>
          {t(($) => $.page.inactivePages, { name })}
        </Button>
      }
    />
  );
}
