import { contract } from '../../../form/contract.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { PageTitleFields } from '../components/page-title-fields.tsx';
import { pageTitleApi } from '../page-title.api.ts';
import { pageTitleName, pageTitleValues } from '../page-title.form.ts';

const schema = contract('pageTitleForm');

/** A new page title, or changes to one. */
export function PageTitleEdit() {
  const { t } = useTranslation();
  return (
    <ReferenceForm
      api={pageTitleApi}
      path="/page-title"
      createTitle={t(($) => $.pageTitle.create)}
      editTitle={t(($) => $.pageTitle.edit)}
      schema={schema}
      valuesOf={pageTitleValues}
      nameOf={pageTitleName}
    >
      <PageTitleFields />
    </ReferenceForm>
  );
}
