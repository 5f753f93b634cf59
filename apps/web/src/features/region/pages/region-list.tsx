import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { regionApi } from '../region.api.ts';
import { regionColumns } from '../region.columns.tsx';
import { regionName } from '../region.form.ts';

/** All regions. */
export function RegionList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={regionApi}
      path="/region"
      title={t(($) => $.region.title)}
      createLabel={t(($) => $.region.create)}
      columns={useMemo(() => regionColumns(t), [t])}
      nameOf={regionName}
      searchIn={t(($) => $.region.searchIn)}
    />
  );
}
