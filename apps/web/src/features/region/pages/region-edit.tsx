import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { RegionFields } from '../components/region-fields.tsx';
import { regionApi } from '../region.api.ts';
import { nextRegionValues, regionName, regionValues } from '../region.form.ts';

const schema = contract('regionForm');

/** A new region, or changes to one. */
export function RegionEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={regionApi}
      path="/region"
      createTitle={t(($) => $.region.create)}
      editTitle={t(($) => $.region.edit)}
      schema={schema}
      valuesOf={regionValues}
      nameOf={regionName}
      startOf={nextRegionValues}
    >
      <RegionFields />
    </ReferenceForm>
  );
}
