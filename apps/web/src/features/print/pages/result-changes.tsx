import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { fileAt } from '../../../lib/file-address.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { ChangeList } from '../components/change-list.tsx';
import { ChangesSummary } from '../components/changes-summary.tsx';
import { PagePicture } from '../components/page-picture.tsx';
import { changesOf } from '../print.api.ts';

/** What changed in a book since the last one the print office has, as the print office sees it. */
export function ResultChanges() {
  const { t } = useTranslation();
  const { catalog: id = '', result = '' } = useParams();
  const catalog = useQuery(catalogCalls.one(id));
  const { data, error, isPending, refetch } = useQuery(changesOf(id, result));
  const name = catalog.data?.name ?? '';
  return (
    <>
      <PageHeader
        title={
          data ? t(($) => $.print.changesOf, { number: String(data.number) }) : t(($) => $.print.changesTitle)
        }
        trail={[
          { to: '/catalog', label: t(($) => $.catalog.title) },
          { to: `/catalog/edit/${id}`, label: name },
          { to: `/catalog/${id}/print`, label: t(($) => $.print.title) },
        ]}
      />
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === null && (
        <EmptyState title={t(($) => $.print.changesTitle)} text={t(($) => $.print.changesFirst)} />
      )}
      {data && (
        <>
          <ChangesSummary changes={data} />
          <ChangeList
            changes={data}
            draw={(book, pdfPage, text) => (
              <PagePicture
                file={fileAt('GET /print/catalog/:id/:result/picture/:book/:page', {
                  id,
                  result,
                  book,
                  page: pdfPage,
                })}
                text={text}
              />
            )}
          />
        </>
      )}
    </>
  );
}
