import { useParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceForm } from '../../../reference/reference-form.tsx';
import { FactorOf } from '../../own-access/own-access.parts.tsx';
import { adminApi } from '../admin.api.ts';
import { adminName, adminValues } from '../admin.form.ts';
import { AdminFields } from '../components/admin-fields.tsx';

const toCreate = contract('adminCreate');
const toUpdate = contract('adminUpdate');

/** A new administrator, or changes to one. */
export function AdminEdit() {
  const { t } = useTranslation();
  const { id } = useParams();
  const own = useSession()?.id;
  return (
    <>
      <ReferenceForm
        api={adminApi}
        path="/admin"
        createTitle={t(($) => $.admin.create)}
        editTitle={t(($) => $.admin.edit)}
        schema={id === undefined ? toCreate : toUpdate}
        valuesOf={adminValues}
        startOf={false}
        nameOf={adminName}
      >
        <AdminFields id={id === undefined ? null : Number(id)} />
      </ReferenceForm>
      {id !== undefined && Number(id) !== own && <FactorOf id={Number(id)} />}
    </>
  );
}
