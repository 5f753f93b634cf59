import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { awardApi } from '../award.api.ts';
import { awardName, awardValues } from '../award.form.ts';
import { AwardFields } from '../components/award-fields.tsx';

const schema = contract('awardForm');

/** A new award, or changes to one. */
export function AwardEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={awardApi}
      path="/award"
      createTitle={t(($) => $.award.create)}
      editTitle={t(($) => $.award.edit)}
      schema={schema}
      valuesOf={awardValues}
      nameOf={awardName}
    >
      <AwardFields />
    </ReferenceForm>
  );
}
