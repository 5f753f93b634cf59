import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { grapeVarietyApi } from '../grape-variety.api.ts';
import { grapeVarietyColumns } from '../grape-variety.columns.tsx';
import { grapeVarietyName } from '../grape-variety.form.ts';

/** All grape varieties. */
export function GrapeVarietyList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={grapeVarietyApi}
      path="/grape-variety"
      title={t(($) => $.grapeVariety.title)}
      createLabel={t(($) => $.grapeVariety.create)}
      columns={useMemo(() => grapeVarietyColumns(t), [t])}
      nameOf={grapeVarietyName}
      searchIn={t(($) => $.grapeVariety.name)}
    />
  );
}
