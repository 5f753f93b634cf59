import type { SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../../../lib/error-text.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { InCurrentCatalog } from '../../page/in-current-catalog.parts.tsx';
import styles from '../components/leaf/leaf.module.css';
import { LeafBook } from '../components/leaf/leaf-book.tsx';
import { leafBookOf } from '../leaf.api.ts';

/** An exhibitor's own pages in the catalogue that is active or ended last, `/exhibitor-page/leaf`. */
export function OwnLeaf() {
  return <InCurrentCatalog>{(catalog) => <OwnPages catalog={catalog} />}</InCurrentCatalog>;
}

function OwnPages({ catalog }: { catalog: Pick<SessionCatalog, 'id' | 'name'> }) {
  const { t } = useTranslation();
  const closed = useCatalogState()?.active_catalog?.id !== catalog.id;
  const { data: book, error, isPending, refetch } = useQuery(leafBookOf(catalog.id, 'planned'));
  const none = statusOf(error) === 404;
  return (
    <>
      <PageHeader
        title={t(($) => $.leaf.ownTitle)}
        trail={[{ to: '/exhibitor-page', label: t(($) => $.page.ownTitle) }]}
      />
      {isPending && <Loading />}
      {none && <EmptyState title={t(($) => $.leaf.empty)} text={t(($) => $.leaf.ownMissing)} />}
      {error && !none && <ErrorState error={error} onRetry={() => void refetch()} />}
      {book && !none && (
        <>
          <p className={styles.length}>{t(($) => $.leaf.ownHint)}</p>
          <LeafBook
            book={book}
            editorOf={({ page_id }) => `/exhibitor-page/edit/${page_id}`}
            stops={{ label: t(($) => $.leaf.nextOwn), holds: () => true }}
            begin="stop"
            closed={closed}
          />
        </>
      )}
    </>
  );
}
