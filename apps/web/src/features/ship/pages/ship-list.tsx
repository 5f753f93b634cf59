import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { shipApi } from '../ship.api.ts';
import { shipColumns } from '../ship.columns.tsx';
import { shipName } from '../ship.form.ts';

/** All ships. */
export function ShipList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={shipApi}
      path="/ship"
      title={t(($) => $.ship.title)}
      createLabel={t(($) => $.ship.create)}
      columns={useMemo(() => shipColumns(t), [t])}
      nameOf={shipName}
      searchIn={t(($) => $.ship.name)}
    />
  );
}
