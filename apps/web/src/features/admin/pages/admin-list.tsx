import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { FactorRule } from '../../own-access/own-access.parts.tsx';
import { adminApi } from '../admin.api.ts';
import { adminColumns } from '../admin.columns.tsx';
import { adminName } from '../admin.form.ts';

/** All administrators. */
export function AdminList() {
  const { t } = useTranslation();
  return (
    <>
      <ReferenceList
        fromList={false}
        api={adminApi}
        path="/admin"
        title={t(($) => $.admin.title)}
        createLabel={t(($) => $.admin.create)}
        columns={useMemo(() => adminColumns(t), [t])}
        nameOf={adminName}
        searchIn={t(($) => $.admin.searchIn)}
        deleteWarning={t(($) => $.admin.deleteWarning)}
      />
      <FactorRule />
    </>
  );
}
