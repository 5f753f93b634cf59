import type { ExhibitorItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { useCameFrom } from '../../../lib/came-from.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { SecondFactor, SessionList } from '../../own-access/own-access.parts.tsx';
import { checkSession } from '../../session/session.api.ts';
import { ContactsButton } from '../components/contacts-button.tsx';
import { OwnPassword } from '../components/own-password.tsx';
import { ProfileFields } from '../components/profile-fields.tsx';
import { WebLogo } from '../components/web-logo.tsx';
import { updateExhibitor } from '../exhibitor.api.ts';
import { exhibitorValues } from '../exhibitor.form.ts';
import { exhibitorOne } from '../exhibitor-one.api.ts';

const ownSchema = contract('ownExhibitorUpdate');

/** The exhibitor's own profile; a new password or e-mail needs the old password. */
export function Profile() {
  const { t } = useTranslation();
  const user = useSession();
  const id = user?.id ?? 0;
  const contact = user?.user.contact;
  const mayInvite = !contact || contact.may === 'everything';
  const { data, error, isPending, refetch } = useQuery(exhibitorOne(id));
  const from = useCameFrom();
  return (
    <>
      <PageHeader
        title={t(($) => $.exhibitor.profile)}
        actions={mayInvite && <ContactsButton exhibitorId={id} />}
        trail={from === undefined ? undefined : [{ to: from, label: t(($) => $.page.type['1']) }]}
      />
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <ProfileForm item={data} backTo={from} onBehalf={Boolean(contact ?? user?.administrator)} />}
      {contact && <OwnPassword email={contact.email} />}
      {data && <WebLogo item={data} />}
      {data && !user?.administrator && <SecondFactor />}
      {data && <SessionList whose="own" />}
    </>
  );
}

type Props = {
  item: ExhibitorItem;
  backTo: string | undefined;
  /** A person of the company or the organiser: the password and the address are those of its own account. */
  onBehalf: boolean;
};

function ProfileForm({ item, backTo, onBehalf }: Props) {
  const { t } = useTranslation();
  const values = useMemo(() => exhibitorValues(item), [item]);
  const schema = useCallback(async () => (await ownSchema())(item.email), [item.email]);
  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={exhibitorValues}
      onSubmit={(payload) => updateExhibitor(item.id, payload)}
      onSaved={() => {
        // The name in the top bar is the session's.
        void checkSession();
        notify(
          'success',
          t(($) => $.exhibitor.profileSaved),
        );
      }}
    >
      <Fields>
        <ProfileFields onBehalf={onBehalf} />
        {!onBehalf && <PasswordFields />}
      </Fields>
      <FormButtons backTo={backTo} />
    </Form>
  );
}

function PasswordFields() {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        name="oldPassword"
        label={t(($) => $.exhibitor.oldPassword)}
        description={t(($) => $.exhibitor.oldPasswordHint)}
        autoComplete="current-password"
      />
      <PasswordField name="password" label={t(($) => $.exhibitor.newPassword)} autoComplete="new-password" />
      <PasswordField
        name="passwordRepeat"
        label={t(($) => $.exhibitor.repeatPassword)}
        autoComplete="new-password"
      />
    </>
  );
}
