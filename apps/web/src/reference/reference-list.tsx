import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v6';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListSort } from '../lib/list-state.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { ListColumn } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { DeleteButton, EditLink } from '../table/row-actions.tsx';
import { useListState } from '../table/use-list-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { ReferenceApi } from './reference-api.ts';
import { useEntryFilter } from './use-entry-filter.ts';
import { useRemove, type Warning } from './use-remove.ts';

type Props<Item extends { id: number }, Payload> = {
  api: ReferenceApi<Item, Payload>;
  /** Path of the screens: `/country`, with `/create` and `/edit/:id` below it. */
  path: `/${Named}`;
  title: string;
  /** The primary button: «Land hinzufügen». */
  createLabel: string;
  columns: readonly ListColumn<Item>[];
  nameOf: (item: Item) => string;
  searchIn: string;
  /** The order if the address has none; keep it outside the component. */
  sort?: ListSort[];
  /** Describes what is deleted with an item; shown in the confirmation. */
  deleteWarning?: Warning<Item>;
  /** False where its entries do not come as a list: accounts. */
  fromList?: boolean;
  /** What else can be done beside adding one. */
  beside?: ReactNode;
};

/** The lists whose usual entries can be loaded at once. */
const PACKED = [
  'award',
  'bottle-size',
  'country',
  'deck',
  'grape-variety',
  'region',
  'ship',
  'wine-category',
  'wine-type',
] as const;
type Named = (typeof PACKED)[number] | 'admin' | 'page-title' | 'service' | 'stand';

/** Says of an empty list what its entries are for, and where they come from. */
function NoEntries({ title, name }: { title: string; name: Named }) {
  const { t } = useTranslation();
  const packed = PACKED.some((one) => one === name);
  return (
    <EmptyState
      title={t(($) => $.table.emptyTitle, { list: title })}
      text={t(($) => $.reference.emptyList[name])}
      action={
        packed && (
          <Button component={Link} to="/setup/base-data" variant="default">
            {t(($) => $.reference.loadBaseData)}
          </Button>
        )
      }
    />
  );
}

/** The list screen of a reference resource: search, filters, add, edit, delete. */
export function ReferenceList<Item extends { id: number }, Payload>(props: Props<Item, Payload>) {
  return (
    <NuqsAdapter>
      <List {...props} />
    </NuqsAdapter>
  );
}

function List<Item extends { id: number }, Payload>(props: Props<Item, Payload>) {
  const {
    api,
    path,
    title,
    createLabel,
    columns,
    nameOf,
    searchIn,
    sort,
    deleteWarning,
    fromList = true,
    beside,
  } = props;
  const { t } = useTranslation();
  const list = useListState({ sort });
  const query = useQuery(api.list(list.state));
  const remove = useRemove(api.remove, nameOf, {
    warning: deleteWarning,
    path,
    ask: api.askToRemove,
  });
  const filters = useEntryFilter<Item>(list, path);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {beside}
            {fromList && (
              <Button
                component={Link}
                to={`/import${path}`}
                variant="default"
                leftSection={<FileSpreadsheet size={16} aria-hidden />}
              >
                {t(($) => $.reference.fromList)}
              </Button>
            )}
            <Button component={Link} to={`${path}/create`} leftSection={<Plus size={16} aria-hidden />}>
              {createLabel}
            </Button>
          </>
        }
      />
      <DataTable
        name={title}
        list={list}
        download={{ rows: (state) => queryClient.fetchQuery(api.list(state)) }}
        query={query}
        columns={columns}
        filters={filters}
        rowName={nameOf}
        searchIn={searchIn}
        empty={<NoEntries title={title} name={path.slice(1) as Named} />}
        actions={(item) => (
          <>
            <EditLink to={`${path}/edit/${item.id}`} name={nameOf(item)} />
            <DeleteButton name={nameOf(item)} onDelete={() => void remove(item)} />
          </>
        )}
      />
    </>
  );
}
