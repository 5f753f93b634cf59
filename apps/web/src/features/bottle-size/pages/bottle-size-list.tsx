import { useMemo } from 'react';
import type { ListSort } from '../../../lib/list-state.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { bottleSizeApi } from '../bottle-size.api.ts';
import { bottleSizeColumns } from '../bottle-size.columns.tsx';
import { bottleSizeName } from '../bottle-size.form.ts';

const SMALLEST_FIRST: ListSort[] = [{ field: 'size', type: 'asc' }];

/** All bottle sizes, smallest first. */
export function BottleSizeList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={bottleSizeApi}
      path="/bottle-size"
      title={t(($) => $.bottleSize.title)}
      createLabel={t(($) => $.bottleSize.create)}
      columns={useMemo(() => bottleSizeColumns(t), [t])}
      sort={SMALLEST_FIRST}
      nameOf={bottleSizeName}
      searchIn={t(($) => $.bottleSize.size)}
    />
  );
}
