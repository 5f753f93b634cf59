import { PasswordField } from '../../../form/password-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

/** The fields of a new password: typed twice, with its rule. */
export function NewPasswordFields() {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t(($) => $.session.fields.password)}
        description={t(($) => $.entry.fields.passwordHint)}
        required
      />
      <PasswordField
        name="password_confirmation"
        autoComplete="new-password"
        label={t(($) => $.entry.fields.passwordConfirmation)}
        required
      />
    </>
  );
}
