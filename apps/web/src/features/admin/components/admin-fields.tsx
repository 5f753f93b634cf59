import { administrators } from '@rebblatt/contracts';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { RadioField } from '../../../form/radio-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/**
 * The fields of an administrator's account. The own account has no password, role and state here: the
 * password is changed in the profile, role and state only by other administrators.
 * @param id null for a new account
 */
export function AdminFields({ id }: { id: number | null }) {
  const { t } = useTranslation();
  const own = useSession()?.id === id;
  const roles = administrators
    .map((role) => ({ value: role, label: t(($) => $.admin.roles[role]) }))
    .reverse();
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t(($) => $.admin.email)}
        description={own ? t(($) => $.admin.ownHint) : undefined}
        required
      />
      <TextField name="name" label={t(($) => $.admin.name)} />
      {!own && (
        <>
          <RadioField
            name="role"
            label={t(($) => $.admin.role)}
            description={t(($) => $.admin.roleHint)}
            options={roles}
          />
          <PasswordField
            name="password"
            label={id === null ? t(($) => $.admin.password) : t(($) => $.admin.newPassword)}
            description={id === null ? undefined : t(($) => $.admin.newPasswordHint)}
            required={id === null}
            autoComplete="new-password"
          />
          <PasswordField
            name="passwordRepeat"
            label={t(($) => $.admin.repeatPassword)}
            required={id === null}
            autoComplete="new-password"
          />
          <CheckboxField name="active" label={t(($) => $.admin.activeLabel)} />
        </>
      )}
    </>
  );
}
