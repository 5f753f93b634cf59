import { CONTENT_PAGE, type PageItem, type SessionCatalog } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useOpenNext } from '../../../form/use-open-next.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { addPlainPage } from '../../page/page-create.api.ts';
import { InActiveCatalog } from '../components/in-active-catalog.tsx';

const schema = contract('pageCreate');

/** A new page with only a description; its content is added later. */
export function PlainCreate() {
  return <InActiveCatalog>{(catalog, base) => <CreateForm catalog={catalog} base={base} />}</InActiveCatalog>;
}

function CreateForm({ catalog, base }: { catalog: SessionCatalog; base: string }) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const values = useMemo(
    () => ({ catalog_id: catalog.id, type: CONTENT_PAGE as typeof CONTENT_PAGE, description: '' }),
    [catalog.id],
  );

  function saved(page: PageItem) {
    notify(
      'success',
      t(($) => $.page.created, { position: page.position }),
    );
    openNext(`${base}/edit/${page.id}`, { replace: true });
  }

  return (
    <>
      <PageHeader title={t(($) => $.page.addPlain)} />
      <Form className={formSheet} schema={schema} values={values} onSubmit={addPlainPage} onSaved={saved}>
        <Fields>
          <TextField name="description" label={t(($) => $.page.description)} required />
        </Fields>
        <FormButtons backTo={base} />
      </Form>
    </>
  );
}
