import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { standApi } from '../stand.api.ts';
import { standColumns } from '../stand.columns.tsx';
import { standName } from '../stand.form.ts';

/** All stands. */
export function StandList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={standApi}
      path="/stand"
      title={t(($) => $.stand.title)}
      createLabel={t(($) => $.stand.create)}
      columns={useMemo(() => standColumns(t), [t])}
      nameOf={standName}
      searchIn={t(($) => $.stand.searchIn)}
    />
  );
}
