import { AD_PAGE, isAdministrator, type PageItem, type SessionCatalog, WINE_PAGE } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { useSession } from '../../../lib/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { InActiveCatalog } from '../components/in-active-catalog.tsx';
import { NewPageFields } from '../components/new-page-fields.tsx';
import { addPage } from '../page.api.ts';

const schema = contract('addWinePage');

/** A new wine page (type 1) or advertisement (type 2) in the running catalogue; any other type leads back. */
export function PageCreate() {
  const { type } = useParams();
  const pageType = Number(type);
  if (pageType !== WINE_PAGE && pageType !== AD_PAGE) return <Navigate to=".." relative="path" replace />;
  return (
    <InActiveCatalog>
      {(catalog, base) => <CreateForm type={pageType} catalog={catalog} base={base} />}
    </InActiveCatalog>
  );
}

type FormProps = { type: typeof WINE_PAGE | typeof AD_PAGE; catalog: SessionCatalog; base: string };

function CreateForm({ type, catalog, base }: FormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const office = session !== null && isAdministrator(session.role);
  const list = office ? base : '/exhibitor-page';
  const own = office ? null : (session?.id ?? null);
  const values = useMemo(
    () => ({
      catalog_id: catalog.id,
      type,
      stand_id: null,
      user_id: own,
      page_title_id: null,
      active: 1 as const,
      comment: '',
    }),
    [catalog.id, type, own],
  );

  function saved(page: PageItem) {
    notify(
      'success',
      t(($) => $.page.created, { position: page.position }),
    );
    void navigate(`${list}/edit/${page.id}`, { replace: true });
  }

  return (
    <>
      <PageHeader title={t(($) => $.page.addType[`${type}`])} />
      <Form className={formSheet} schema={schema} values={values} onSubmit={addPage} onSaved={saved}>
        <Fields>
          <NewPageFields catalogId={catalog.id} office={office} type={type} />
        </Fields>
        <FormButtons backTo={list} />
      </Form>
    </>
  );
}
