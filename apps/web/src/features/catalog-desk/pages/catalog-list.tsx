import { ActionIcon, Button } from '@mantine/core';
import type { CatalogItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, CopyPlus, FileText, Plus, Printer, Repeat, Trash2, Users } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ListSort } from '../../../lib/list-state.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useRemove } from '../../../reference/use-remove.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { listScreen } from '../../../table/list-screen.tsx';
import { EditLink } from '../../../table/row-actions.tsx';
import { RowMenu } from '../../../table/row-menu.tsx';
import { useListState } from '../../../table/use-list-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { catalogCalls, lastActiveCatalog } from '../../catalog/catalog.api.ts';
import { NobodyToAsk } from '../../fair/nobody-to-ask.parts.ts';
import { DueNotes } from '../../note/due-notes.parts.tsx';
import { GenerationNote } from '../../print/generation-note.parts.ts';
import { StandingPlace, StandingStrip } from '../../standing/standing-strip.parts.tsx';
import { catalogColumns } from '../catalog.columns.tsx';
import { catalogName } from '../catalog.form.ts';

const NEWEST_FIRST: ListSort[] = [{ field: 'from', type: 'desc' }];

/** How often the list is read again. */
const LOOK_MS = 10_000;

/** All catalogues, the newest first. */
export const CatalogList = listScreen(function CatalogList() {
  const { t } = useTranslation();
  const list = useListState({ sort: NEWEST_FIRST });
  // Someone else may start a generation, which a row says.
  const query = useQuery({ ...catalogCalls.list(list.state), refetchInterval: LOOK_MS });
  const warning = t(($) => $.catalog.deleteWarning);
  const remove = useRemove(catalogCalls.remove, catalogName, {
    warning,
    path: '/catalog',
    ask: catalogCalls.askToRemove,
  });
  return (
    <>
      <PageHeader
        title={t(($) => $.catalog.title)}
        actions={
          <Button component={Link} to="/catalog/create" leftSection={<Plus size={16} aria-hidden />}>
            {t(($) => $.catalog.create)}
          </Button>
        }
      />
      <NobodyToAsk />
      <LatestStanding />
      <DueNotes />
      <DataTable
        name={t(($) => $.catalog.title)}
        list={list}
        download={{ rows: (state) => queryClient.fetchQuery(catalogCalls.list(state)) }}
        query={query}
        columns={useMemo(() => catalogColumns(t), [t])}
        rowName={catalogName}
        searchIn={t(($) => $.catalog.name)}
        empty={t(($) => $.catalog.empty)}
        actions={(catalog) => <CatalogActions catalog={catalog} onDelete={() => void remove(catalog)} />}
      />
    </>
  );
});

/** Where the running catalogue stands, and from its end until the next one begins the one that ended last. */
function LatestStanding() {
  const running = useCatalogState()?.active_catalog;
  const { data: ended, isPending } = useQuery({ ...lastActiveCatalog(), enabled: running === null });
  const catalog = running ?? ended;
  if (!catalog) return running === undefined || isPending ? <StandingPlace /> : null;
  return (
    <>
      <StandingStrip catalog={catalog} pages={`/catalog/${catalog.id}/page`} named />
      <GenerationNote catalogId={catalog.id} />
    </>
  );
}

function CatalogActions({ catalog, onDelete }: { catalog: CatalogItem; onDelete: () => void }) {
  const { t } = useTranslation();
  const { id, name } = catalog;
  const pages = t(($) => $.catalog.pagesOf, { name });
  const print = t(($) => $.catalog.printOf, { name });
  const look = { variant: 'subtle', color: 'gray', c: 'var(--ink)' } as const;
  return (
    <>
      <ActionIcon component={Link} to={`/catalog/${id}/page`} aria-label={pages} title={pages} {...look}>
        <FileText size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon component={Link} to={`/catalog/${id}/print`} aria-label={print} title={print} {...look}>
        <Printer size={17} aria-hidden />
      </ActionIcon>
      <EditLink to={`/catalog/edit/${id}`} name={name} />
      <RowMenu
        name={name}
        entries={[
          {
            label: t(($) => $.catalog.exhibitorsOf, { name }),
            icon: <Users size={16} aria-hidden />,
            to: `/catalog/${id}/exhibitor?currentPerPage=20&currentPage=1`,
          },
          {
            label: t(($) => $.catalog.listsOf, { name }),
            icon: <ClipboardList size={16} aria-hidden />,
            to: `/catalog/${id}/lists`,
          },
          {
            label: t(($) => $.catalog.nextOf, { name }),
            icon: <CopyPlus size={16} aria-hidden />,
            to: `/catalog/${id}/next`,
          },
          {
            label: t(($) => $.catalog.proposals),
            icon: <Repeat size={16} aria-hidden />,
            to: `/catalog/${id}/proposals`,
          },
          {
            label: t(($) => $.ui.deleteOne, { name }),
            icon: <Trash2 size={16} aria-hidden />,
            danger: true,
            onClick: onDelete,
          },
        ]}
      />
    </>
  );
}
