import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { CountryFields } from '../components/country-fields.tsx';
import { countryApi } from '../country.api.ts';
import { countryName, countryValues } from '../country.form.ts';

const schema = contract('countryForm');

/** A new country, or changes to one. */
export function CountryEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={countryApi}
      path="/country"
      createTitle={t(($) => $.country.create)}
      editTitle={t(($) => $.country.edit)}
      schema={schema}
      valuesOf={countryValues}
      nameOf={countryName}
    >
      <CountryFields />
    </ReferenceForm>
  );
}
