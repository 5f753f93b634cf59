import { Button } from '@mantine/core';
import type { ExhibitorItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { useOpenNext } from '../../../form/use-open-next.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { NewPasswordFields } from '../components/organiser-fields.tsx';
import { useAccessActions } from '../components/use-access-actions.ts';
import { resetPassword } from '../exhibitor.api.ts';
import { exhibitorOne } from '../exhibitor-one.api.ts';

const schema = contract('exhibitorPasswordReset');
const EMPTY = { oldPassword: '', password: '', passwordRepeat: '' };

/** A new password for an exhibitor who supplies the old one; with a mailed link it is not needed. */
export function PasswordReset() {
  const { t } = useTranslation();
  const { id = '', catalog } = useParams();
  const { data, error, isPending, refetch } = useQuery(exhibitorOne(id));
  const list = catalog === undefined ? '/exhibitor' : `/catalog/${catalog}/exhibitor`;
  const title = t(($) => $.exhibitor.passwordReset);
  return (
    <>
      <PageHeader title={data ? t(($) => $.exhibitor.passwordOf, { name: data.company_name }) : title} />
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <ResetForm item={data} list={list} />}
    </>
  );
}

function ResetForm({ item, list }: { item: ExhibitorItem; list: string }) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const { mailLink } = useAccessActions(item);
  return (
    <Form
      className={formSheet}
      schema={schema}
      values={EMPTY}
      clearOnSaved
      onSubmit={(payload) => resetPassword(item.id, payload)}
      onSaved={() => {
        notify(
          'success',
          t(($) => $.exhibitor.passwordSet, { name: item.company_name }),
        );
        openNext(list);
      }}
    >
      <p>{t(($) => $.exhibitor.passwordResetText)}</p>
      <Fields>
        <PasswordField
          name="oldPassword"
          label={t(($) => $.exhibitor.oldPassword)}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields required />
      </Fields>
      <FormButtons backTo={list}>
        <Button variant="default" leftSection={<MailPlus size={16} aria-hidden />} onClick={mailLink}>
          {t(($) => $.exhibitor.mailLink)}
        </Button>
      </FormButtons>
    </Form>
  );
}
