import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { countryApi } from '../country.api.ts';
import { countryColumns } from '../country.columns.tsx';
import { countryName } from '../country.form.ts';

/** All countries. */
export function CountryList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={countryApi}
      path="/country"
      title={t(($) => $.country.title)}
      createLabel={t(($) => $.country.create)}
      columns={useMemo(() => countryColumns(t), [t])}
      nameOf={countryName}
      searchIn={t(($) => $.country.name)}
      deleteWarning={t(($) => $.country.deleteWarning)}
    />
  );
}
