import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Form } from '../../../form/form.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { PublicScreen } from '../components/public-screen.tsx';
import { resetPasswordForm } from '../session.form.ts';

/** Sets a new password with the link from the mail: the token in the path, the e-mail in the query. */
export function ResetPassword() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  const values = useMemo(() => ({ email, token, password: '', password_confirmation: '' }), [email, token]);

  function changed() {
    notify(
      'success',
      t(($) => $.session.reset.done),
    );
    void navigate('/login');
  }

  return (
    <PublicScreen
      title={t(($) => $.session.reset.title)}
      intro={email && t(($) => $.session.reset.intro, { email })}
      links={
        <>
          <Link to="/login">{t(($) => $.session.forgot.backToLogin)}</Link>
          <Link to="/forgot-password">{t(($) => $.session.login.forgot)}</Link>
        </>
      }
    >
      {email === '' ? (
        <Notice tone="danger">{t(($) => $.session.reset.noEmail)}</Notice>
      ) : (
        <Form
          schema={resetPasswordForm.schema}
          values={values}
          onSubmit={resetPasswordForm.send}
          onSaved={changed}
          guarded={false}
        >
          <Fields>
            <PasswordField
              name="password"
              autoComplete="new-password"
              label={t(($) => $.session.fields.password)}
              description={t(($) => $.session.fields.passwordHint)}
              required
            />
            <PasswordField
              name="password_confirmation"
              autoComplete="new-password"
              label={t(($) => $.session.fields.passwordConfirmation)}
              required
            />
            <SubmitButton fullWidth>{t(($) => $.session.reset.submit)}</SubmitButton>
          </Fields>
        </Form>
      )}
    </PublicScreen>
  );
}
