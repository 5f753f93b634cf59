import { Button } from '@mantine/core';
import type { PageRow } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListSort } from '../../../lib/list-state.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { EditLink } from '../../../table/row-actions.tsx';
import { useListState } from '../../../table/use-list-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RegisterMark } from '../../../ui/register-mark.tsx';
import { ownPageList, swapPages } from '../page.api.ts';
import { pageColumns } from '../page.columns.tsx';
import { pageName } from '../page-name.rules.ts';

const BY_POSITION: ListSort[] = [{ field: 'position', type: 'asc' }];

/** An exhibitor's pages of the running catalogue; two of them can exchange their places. */
export function OwnPageList() {
  const { t } = useTranslation();
  const list = useListState({ sort: BY_POSITION });
  const query = useQuery(ownPageList(list.state));
  const rows = query.data?.data ?? [];

  /** Own pages hold scattered positions, so a move is an exchange with the page that stands there. */
  async function exchange(page: PageRow, position: number) {
    const other = rows.find((row) => row.position === position);
    if (other) await swapPages(page.id, other.id);
  }

  return (
    <>
      <PageHeader
        title={t(($) => $.page.ownTitle)}
        actions={
          <Button
            component={Link}
            to="/active-catalog/page/wine/create/1"
            leftSection={<Plus size={16} aria-hidden />}
          >
            {t(($) => $.page.addWine)}
          </Button>
        }
      />
      <DataTable<PageRow>
        name={t(($) => $.page.ownTitle)}
        list={list}
        query={query}
        columns={useMemo(() => pageColumns(t, { own: true }), [t])}
        rowName={(page) => pageName(t, page)}
        empty={t(($) => $.page.ownEmpty)}
        reorder={{
          field: 'position',
          positionOf: (page) => page.position,
          move: exchange,
          mark: (page) => <RegisterMark type={page.page_type} />,
        }}
        actions={(page) => <EditLink to={`/exhibitor-page/edit/${page.id}`} name={pageName(t, page)} />}
      />
    </>
  );
}
