import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCurrentCatalog } from '../../catalog/current-catalog.parts.ts';
import { exhibitorOne } from '../exhibitor-one.api.ts';
import { sheetOf } from '../exhibitor-sheet.rules.ts';

/** Leads to everything of an exhibitor for the current catalogue, or to the form of one who has no sheet there. */
export function ExhibitorOpened() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const current = useCurrentCatalog();
  const { data, error, refetch } = useQuery(exhibitorOne(id));
  if (data && current !== undefined)
    return <Navigate to={sheetOf(data, current?.catalog.id) ?? `/exhibitor/edit/${id}`} replace />;
  return (
    <>
      <PageHeader title={t(($) => $.exhibitor.title)} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
    </>
  );
}
