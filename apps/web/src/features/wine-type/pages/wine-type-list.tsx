import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { wineTypeApi } from '../wine-type.api.ts';
import { wineTypeColumns } from '../wine-type.columns.tsx';
import { wineTypeName } from '../wine-type.form.ts';

/** All wine types. */
export function WineTypeList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={wineTypeApi}
      path="/wine-type"
      title={t(($) => $.wineType.title)}
      createLabel={t(($) => $.wineType.create)}
      columns={useMemo(() => wineTypeColumns(t), [t])}
      nameOf={wineTypeName}
      searchIn={t(($) => $.wineType.name)}
    />
  );
}
