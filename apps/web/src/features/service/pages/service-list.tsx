import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { serviceApi } from '../service.api.ts';
import { serviceColumns } from '../service.columns.tsx';
import { serviceName } from '../service.form.ts';

/** All services. */
export function ServiceList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={serviceApi}
      path="/service"
      title={t(($) => $.service.title)}
      createLabel={t(($) => $.service.create)}
      columns={useMemo(() => serviceColumns(t), [t])}
      nameOf={serviceName}
      searchIn={t(($) => $.service.name)}
    />
  );
}
