import { SegmentedControl } from '@mantine/core';
import type { LeafScope, SessionCatalog } from '@rebblatt/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { InCurrentCatalog } from '../../page/in-current-catalog.parts.tsx';
import styles from '../components/leaf/leaf.module.css';
import { LeafBook } from '../components/leaf/leaf-book.tsx';
import { leafBookOf } from '../leaf.api.ts';
import { isOpen } from '../leaf.rules.ts';

type Catalog = Pick<SessionCatalog, 'id' | 'name'>;

/** Any catalogue to leaf through, `/catalog/:catalog/leaf`. */
export function Leaf() {
  const { catalog: id = '' } = useParams();
  // The book need not wait for the name of its catalogue.
  useQuery(leafBookOf(Number(id), 'planned'));
  const { data, error, isPending, refetch } = useQuery(catalogCalls.one(id));
  if (isPending) return <Loading />;
  if (error) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  return <Leafed key={data.id} catalog={data} list={`/catalog/${id}/page`} />;
}

/** The same for the active catalogue or the one that ended last. */
export function LeafActive() {
  return (
    <InCurrentCatalog>
      {(catalog, list) => <Leafed key={catalog.id} catalog={catalog} list={list} />}
    </InCurrentCatalog>
  );
}

function Leafed({ catalog, list }: { catalog: Catalog; list: string }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const pointed = useRef(false);
  const scope: LeafScope = params.get('scope') === 'now' ? 'now' : 'planned';
  // The other book is open at the same page: the one before stays until it is there.
  const {
    data: book,
    error,
    refetch,
  } = useQuery({
    ...leafBookOf(catalog.id, scope),
    placeholderData: keepPreviousData,
  });
  function choose(wanted: LeafScope) {
    const now = new URLSearchParams(window.location.search);
    if (wanted === 'now') now.set('scope', wanted);
    else now.delete('scope');
    setParams(now, { replace: true });
  }
  const count = book?.pages.reduce((sum, page) => sum + page.printed_pages, 0);
  return (
    <>
      <PageHeader
        title={t(($) => $.leaf.titleOf, { name: catalog.name })}
        trail={[{ to: list, label: t(($) => $.page.title) }]}
      />
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t(($) => $.leaf.scope)}
          data={(['planned', 'now'] as const).map((value) => ({
            value,
            label: t(($) => $.leaf.scopes[value]),
          }))}
          value={scope}
          onChange={(value) => choose(value as LeafScope)}
          // After a click the arrow keys turn the pages; who chose with the keyboard goes on choosing. The choice gets
          // the focus after the pointer and before its own click; a frame later a key could have reached it.
          onPointerUp={() => {
            pointed.current = true;
          }}
          onClick={({ target }) => {
            if (!pointed.current || !(target instanceof HTMLInputElement)) return;
            pointed.current = false;
            target.blur();
          }}
        />
        {count !== undefined && (
          <span className={styles.length}>
            {t(($) => $.leaf.length, { count, number: formatNumber(count) })}
          </span>
        )}
      </div>
      {!book && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!book && !error && <Loading />}
      {book && count === 0 && <EmptyState title={t(($) => $.leaf.empty)} text={t(($) => $.leaf.emptyText)} />}
      {book && count !== 0 && (
        <LeafBook
          book={book}
          editorOf={({ page_id }) => `${list}/edit/${page_id}`}
          stops={{ label: t(($) => $.leaf.nextOpen), holds: isOpen }}
        />
      )}
    </>
  );
}
