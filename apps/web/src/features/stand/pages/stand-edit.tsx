import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { HolderNotice } from '../components/holder-notice.tsx';
import { StandFields } from '../components/stand-fields.tsx';
import { standApi } from '../stand.api.ts';
import { nextStandValues, standName, standValues } from '../stand.form.ts';

const schema = contract('standForm');

/** A new stand, or changes to one. */
export function StandEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={standApi}
      path="/stand"
      createTitle={t(($) => $.stand.create)}
      editTitle={t(($) => $.stand.edit)}
      schema={schema}
      valuesOf={standValues}
      nameOf={standName}
      startOf={nextStandValues}
    >
      <HolderNotice />
      <StandFields />
    </ReferenceForm>
  );
}
