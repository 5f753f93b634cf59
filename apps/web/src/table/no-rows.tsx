import { Button } from '@mantine/core';
import { companyAsked } from '@rebblatt/contracts';
import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isNarrowed } from '../lib/list-state.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Meant } from './meant.tsx';
import { sameView, type View } from './named-views.ts';
import type { ListControl } from './use-list-state.ts';

type Props = {
  name: string;
  list: ListControl;
  views?: readonly View[];
  /** Names near to what was searched for, or what its column was filtered by. */
  nearest?: readonly string[];
  children?: ReactNode;
};

/**
 * Shown instead of rows: because the view is empty or nothing matches (with a link to the whole list), or
 * because there is nothing yet: then `children` is the text for it, or a whole empty state.
 */
export function NoRows({ name, list, views = [], nearest = [], children }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const view = views.find(({ query }) => query !== '' && sameView(query, search));
  if (view) {
    return (
      <EmptyState
        title={t(($) => $.table.emptyViewTitle, { view: view.name })}
        text={t(($) => $.table.emptyViewText, { list: name })}
        action={
          <Button component={Link} to={{ search: '' }} variant="default">
            {t(($) => $.table.showAll)}
          </Button>
        }
      />
    );
  }
  if (isNarrowed(list.state)) {
    const { searchTerms, columnFilters } = list.state;
    const { filter } = companyAsked(searchTerms, columnFilters);
    return (
      <EmptyState
        title={t(($) => $.table.noMatchTitle)}
        text={t(($) => $.table.noMatchText)}
        action={
          <>
            {nearest.length > 0 && (
              <Meant
                names={nearest}
                onChoose={(name) =>
                  filter ? list.setFilter(filter, name, 'push') : list.setSearch(name, 'push')
                }
              />
            )}
            <Button variant="default" leftSection={<FilterX size={16} aria-hidden />} onClick={list.clear}>
              {t(($) => $.table.resetFilters)}
            </Button>
          </>
        }
      />
    );
  }
  if (children && typeof children !== 'string') return children;
  return (
    <EmptyState
      title={t(($) => $.table.emptyTitle, { list: name })}
      text={children ?? t(($) => $.table.emptyText)}
    />
  );
}
