import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { wineCategoryApi } from '../wine-category.api.ts';
import { wineCategoryColumns } from '../wine-category.columns.tsx';
import { wineCategoryName } from '../wine-category.form.ts';

/** All wine categories. */
export function WineCategoryList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={wineCategoryApi}
      path="/wine-category"
      title={t(($) => $.wineCategory.title)}
      createLabel={t(($) => $.wineCategory.create)}
      columns={useMemo(() => wineCategoryColumns(t), [t])}
      nameOf={wineCategoryName}
      searchIn={t(($) => $.wineCategory.name)}
      deleteWarning={t(($) => $.wineCategory.deleteWarning)}
    />
  );
}
