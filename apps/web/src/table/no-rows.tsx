import { Button } from '@mantine/core';
import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed } from '../lib/list-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { ListControl } from './use-list-state.ts';

/** No rows: because nothing matches (with the way out), or because there is nothing yet (`children`). */
export function NoRows({ list, children }: { list: ListControl; children?: ReactNode }) {
  const { t } = useTranslation();
  if (isNarrowed(list.state)) {
    return (
      <EmptyState
        title={t(($) => $.table.noMatchTitle)}
        text={t(($) => $.table.noMatchText)}
        action={
          <Button variant="default" leftSection={<FilterX size={16} aria-hidden />} onClick={list.clear}>
            {t(($) => $.table.resetFilters)}
          </Button>
        }
      />
    );
  }
  return children ?? <EmptyState title={t(($) => $.table.emptyTitle)} text={t(($) => $.table.emptyText)} />;
}
