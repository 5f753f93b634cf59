import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { GrapeVarietyFields } from '../components/grape-variety-fields.tsx';
import { grapeVarietyApi } from '../grape-variety.api.ts';
import { grapeVarietyName, grapeVarietyValues } from '../grape-variety.form.ts';

const schema = contract('grapeVarietyForm');

/** A new grape variety, or changes to one. */
export function GrapeVarietyEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={grapeVarietyApi}
      path="/grape-variety"
      createTitle={t(($) => $.grapeVariety.create)}
      editTitle={t(($) => $.grapeVariety.edit)}
      schema={schema}
      valuesOf={grapeVarietyValues}
      nameOf={grapeVarietyName}
    >
      <GrapeVarietyFields />
    </ReferenceForm>
  );
}
