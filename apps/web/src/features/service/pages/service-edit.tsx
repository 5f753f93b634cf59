import { serviceForm } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { ServiceFields } from '../components/service-fields.tsx';
import { serviceApi } from '../service.api.ts';
import { serviceName, serviceValues } from '../service.form.ts';

/** A new service, or changes to one. */
export function ServiceEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={serviceApi}
      path="/service"
      createTitle={t(($) => $.service.create)}
      editTitle={t(($) => $.service.edit)}
      schema={serviceForm}
      valuesOf={serviceValues}
      nameOf={serviceName}
    >
      <ServiceFields />
    </ReferenceForm>
  );
}
