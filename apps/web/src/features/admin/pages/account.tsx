import type { AccountItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { RadioField } from '../../../form/radio-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { languageNames, languages, startLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { SecondFactor, SessionList } from '../../own-access/own-access.parts.tsx';
import { ownAccount, updateOwnAccount } from '../admin.api.ts';
import { accountValues } from '../admin.form.ts';

const schema = contract('accountUpdate');
const LANGUAGES = languages.map((value) => ({ value, label: languageNames[value] }));

/** The signed-in administrator's own account; a new password needs the old one. */
export function Account() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(ownAccount());
  return (
    <>
      <PageHeader title={t(($) => $.admin.account)} />
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <AccountForm item={data} />}
      {data && <SecondFactor />}
      {data && <SessionList whose="own" />}
    </>
  );
}

function AccountForm({ item }: { item: AccountItem }) {
  const { t, i18n } = useTranslation();
  const valuesOf = useCallback((stored: AccountItem) => accountValues(stored, startLanguage()), []);
  const values = useMemo(() => valuesOf(item), [valuesOf, item]);
  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={valuesOf}
      onSubmit={updateOwnAccount}
      onSaved={() =>
        notify(
          'success',
          // In the newly chosen language.
          i18n.t(($) => $.admin.accountSaved),
        )
      }
    >
      <Fields>
        <TextField
          name="name"
          label={t(($) => $.admin.name)}
          description={t(($) => $.admin.signInAs, { email: item.email })}
        />
        <RadioField
          name="language"
          label={t(($) => $.admin.language)}
          description={t(($) => $.admin.languageHint)}
          options={LANGUAGES}
        />
        <PasswordField
          name="oldPassword"
          label={t(($) => $.admin.oldPassword)}
          description={t(($) => $.admin.oldPasswordHint)}
          autoComplete="current-password"
        />
        <PasswordField name="password" label={t(($) => $.admin.newPassword)} autoComplete="new-password" />
        <PasswordField
          name="passwordRepeat"
          label={t(($) => $.admin.repeatPassword)}
          autoComplete="new-password"
        />
      </Fields>
      <FormButtons />
    </Form>
  );
}
