import { Button } from '@mantine/core';
import type { PageRow } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListSort } from '../../../lib/list-state.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { EditLink } from '../../../table/row-actions.tsx';
import { useListState } from '../../../table/use-list-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RegisterMark } from '../../../ui/register-mark.tsx';
import { ownPageList } from '../page.api.ts';
import { pageColumns } from '../page.columns.tsx';
import { pageName } from '../page-name.rules.ts';
import { exchangeOwnPage, ownPlaces } from '../place.api.ts';

const BY_POSITION: ListSort[] = [{ field: 'position', type: 'asc' }];

/** An exhibitor's pages of the running catalogue; two of them can exchange their places. */
export const OwnPageList = listScreen(function OwnPageList() {
  const { t } = useTranslation();
  const list = useListState({ sort: BY_POSITION });
  const query = useQuery(ownPageList(list.state));
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
          move: (page, position) => exchangeOwnPage(t, page.id, position),
          places: ownPlaces(t),
          exchange: true,
          mark: (page) => <RegisterMark type={page.page_type} />,
        }}
        actions={(page) => <EditLink to={`/exhibitor-page/edit/${page.id}`} name={pageName(t, page)} />}
      />
    </>
  );
});
