import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { ServiceFields } from '../components/service-fields.tsx';
import { serviceApi } from '../service.api.ts';
import { serviceName, serviceValues } from '../service.form.ts';

const schema = contract('serviceForm');

/** A new service, or changes to one. */
export function ServiceEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={serviceApi}
      path="/service"
      createTitle={t(($) => $.service.create)}
      editTitle={t(($) => $.service.edit)}
      schema={schema}
      valuesOf={serviceValues}
      nameOf={serviceName}
    >
      <ServiceFields />
    </ReferenceForm>
  );
}
