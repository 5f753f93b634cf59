import { Button, Drawer, NativeSelect, Stack } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldOf, type ListColumn, metaOf } from './columns.ts';
import { FilterField } from './filter-field.tsx';
import type { ListControl } from './use-list-state.ts';

type Props<Row extends object> = {
  list: ListControl;
  columns: readonly ListColumn<Row>[];
  opened: boolean;
  onClose: () => void;
};

/** Filters and order on a small screen, which has no header row for them. */
export function FilterSheet<Row extends object>({ list, columns, opened, onClose }: Props<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter((column) => metaOf(column).sortable);
  const sort = list.state.sortParameters.find((entry) => entry.type !== 'none');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t(($) => $.table.filters)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
    >
      <Stack gap="sm">
        {columns
          .filter((column) => metaOf(column).filter && !metaOf(column).chipOnly)
          .map((column) => (
            <FilterField
              key={fieldOf(column)}
              list={list}
              field={fieldOf(column)}
              meta={metaOf(column)}
              withLabel
            />
          ))}
        {sortable.length > 0 && (
          <NativeSelect
            label={t(($) => $.table.sortLabel)}
            value={sort ? `${sort.field} ${sort.type}` : ''}
            data={[
              { value: '', label: t(($) => $.table.noSort) },
              ...sortable.flatMap((column) => [
                {
                  value: `${fieldOf(column)} asc`,
                  label: `${metaOf(column).label}, ${t(($) => $.table.ascending)}`,
                },
                {
                  value: `${fieldOf(column)} desc`,
                  label: `${metaOf(column).label}, ${t(($) => $.table.descending)}`,
                },
              ]),
            ]}
            onChange={(event) => {
              const [field, type] = event.currentTarget.value.split(' ');
              list.setSort(field ? [{ field, type: type === 'desc' ? 'desc' : 'asc' }] : []);
            }}
          />
        )}
        <Button onClick={onClose}>{t(($) => $.table.showRows)}</Button>
      </Stack>
    </Drawer>
  );
}
