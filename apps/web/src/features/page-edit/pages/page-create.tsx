import {
  type ExhibitorPageType,
  isExhibitorPage,
  type PageItem,
  type SessionCatalog,
} from '@rebblatt/contracts';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { useOpenNext } from '../../../form/use-open-next.ts';
import { useCatalogState, useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { usePageList } from '../../page/list-path.parts.ts';
import { useListTrail } from '../../page/list-trail.parts.ts';
import { addPage } from '../../page/page-create.api.ts';
import { RequestFirst } from '../../page/request-first.parts.tsx';
import { InActiveCatalog } from '../components/in-active-catalog.tsx';
import { NewPageFields } from '../components/new-page-fields.tsx';

const schema = contract('addWinePage');

/** A new wine page (type 1) or advertisement (type 2) in the active catalogue; other types redirect. */
export function PageCreate() {
  const { type } = useParams();
  const { organiser, list } = usePageList();
  const request = useCatalogState()?.user_catalog_request;
  const pageType = Number(type);
  if (!isExhibitorPage(pageType)) return <Navigate to={list} replace />;
  return (
    <InActiveCatalog>
      {(catalog) =>
        organiser || request?.accepted === 1 ? (
          <CreateForm type={pageType} catalog={catalog} />
        ) : (
          <RequestFirst catalog={catalog} request={request ?? null} />
        )
      }
    </InActiveCatalog>
  );
}

type FormProps = { type: ExhibitorPageType; catalog: SessionCatalog };

function CreateForm({ type, catalog }: FormProps) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const session = useSession();
  const { organiser, list } = usePageList();
  const own = organiser ? null : (session?.id ?? null);
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
    openNext(`${list}/edit/${page.id}`, { replace: true });
  }

  return (
    <>
      <PageHeader title={t(($) => $.page.addType[`${type}`])} trail={useListTrail(list)} />
      <Form className={formSheet} schema={schema} values={values} onSubmit={addPage} onSaved={saved}>
        <Fields>
          <NewPageFields catalogId={catalog.id} organiser={organiser} type={type} />
        </Fields>
        <FormButtons backTo={list} />
      </Form>
    </>
  );
}
