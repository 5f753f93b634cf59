import { NativeSelect } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PER_PAGE_OPTIONS } from '../lib/list-state.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { pageItems } from './page-items.ts';
import { PageJump } from './page-jump.tsx';
import styles from './pager.module.css';
import type { ListControl } from './use-list-state.ts';

/** Rows per page, page buttons and the jump to a page. */
export function Pager({ list, total }: { list: ListControl; total: number }) {
  const { t } = useTranslation();
  const { currentPage, currentPerPage } = list.state;
  const last = Math.max(1, Math.ceil(total / currentPerPage));
  const sizes = [...new Set([...PER_PAGE_OPTIONS, currentPerPage])].sort((a, b) => a - b);
  return (
    <div className={styles.pager}>
      <div className={styles.rows}>
        <NativeSelect
          aria-label={t(($) => $.table.perPageLabel)}
          data={sizes.map(String)}
          value={String(currentPerPage)}
          onChange={(event) => list.setPerPage(Number(event.currentTarget.value))}
        />
        <span aria-hidden>{t(($) => $.table.perPage)}</span>
      </div>
      {last > 1 && (
        <nav className={styles.pages} aria-label={t(($) => $.table.pages)}>
          <button
            type="button"
            disabled={currentPage <= 1}
            aria-label={t(($) => $.table.previousPage)}
            onClick={() => list.setPage(currentPage - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
          {pageItems(Math.min(currentPage, last), last).map((item, index) =>
            item === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified only by its place
              <span key={`gap-${index}`} aria-hidden>
                …
              </span>
            ) : (
              <button
                key={item}
                type="button"
                aria-current={item === currentPage ? 'page' : undefined}
                aria-label={t(($) => $.table.page, { page: item })}
                onClick={() => list.setPage(item)}
              >
                {item}
              </button>
            ),
          )}
          <button
            type="button"
            disabled={currentPage >= last}
            aria-label={t(($) => $.table.nextPage)}
            onClick={() => list.setPage(currentPage + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
          <PageJump current={currentPage} last={last} onJump={list.setPage} />
        </nav>
      )}
    </div>
  );
}
