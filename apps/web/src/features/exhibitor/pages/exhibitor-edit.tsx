import type { ExhibitorItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { HistoryBeside } from '../../../history/beside.tsx';
import { useSession } from '../../../lib/session.ts';
import { useStart } from '../../../lib/use-start.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notes } from '../../note/notes.parts.tsx';
import { FactorOf, SessionList } from '../../own-access/own-access.parts.tsx';
import { Access } from '../components/access.tsx';
import { NewPasswordFields, OrganiserFields } from '../components/organiser-fields.tsx';
import { ProfileFields } from '../components/profile-fields.tsx';
import { WebLogo } from '../components/web-logo.tsx';
import { updateExhibitor } from '../exhibitor.api.ts';
import { organiserValues } from '../exhibitor.form.ts';
import { exhibitorOne } from '../exhibitor-one.api.ts';

const schema = contract('exhibitorUpdate');

/**
 * An exhibitor for the organiser: profile, catalogues and regions, picture, and access. One who is not in the catalogue
 * of the address is shown without it.
 */
export function ExhibitorEdit() {
  const { t } = useTranslation();
  const { id = '', catalog } = useParams();
  const start = useStart();
  const boss = useSession()?.role === 'SUPER_ADMIN';
  const { data, error, isPending, refetch } = useQuery(exhibitorOne(id));
  const list = catalog === undefined ? '/exhibitor' : `/catalog/${catalog}/exhibitor`;
  if (data && catalog !== undefined && !data.catalogs.includes(Number(catalog)))
    return <Navigate to={`/exhibitor/edit/${id}`} replace />;
  return (
    <>
      <PageHeader title={data?.company_name ?? t(($) => $.exhibitor.edit)} trail={start && [start]} />
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <OrganiserForm key={data.id} item={data} backTo={start?.to ?? list} />}
      {data && <WebLogo item={data} />}
      {data && <Notes exhibitorId={data.id} />}
      {data && <Access item={data} list={list} />}
      {data && data.account !== 'invited' && (
        <>
          <SessionList whose={data.id} />
          {boss && <FactorOf id={data.id} />}
        </>
      )}
      {data && <HistoryBeside key={`history-${data.id}`} thing="exhibitor" id={data.id} />}
    </>
  );
}

function OrganiserForm({ item, backTo }: { item: ExhibitorItem; backTo: string }) {
  const { t } = useTranslation();
  const values = useMemo(() => organiserValues(item), [item]);
  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={organiserValues}
      onSubmit={(payload) => updateExhibitor(item.id, payload)}
      onSaved={(stored) =>
        notify(
          'success',
          t(($) => $.reference.updated, { name: stored.company_name }),
        )
      }
    >
      <Fields>
        <ProfileFields />
        <OrganiserFields withoutPassword={item.account === 'invited'} />
        {item.account !== 'invited' && <NewPasswordFields hint={t(($) => $.exhibitor.newPasswordHint)} />}
      </Fields>
      <FormButtons backTo={backTo} />
    </Form>
  );
}
