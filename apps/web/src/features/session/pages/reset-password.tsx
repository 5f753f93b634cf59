import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Form } from '../../../form/form.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { PublicScreen } from '../components/public-screen.tsx';
import { useBackToLogin } from '../components/use-back-to-login.ts';
import { resetPasswordForm } from '../session.form.ts';

/** Sets a new password with the link from the mail: the token in the path, the e-mail in the query. */
export function ResetPassword() {
  const { t } = useTranslation();
  const backToLogin = useBackToLogin();
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  const values = useMemo(() => ({ email, token, password: '', password_confirmation: '' }), [email, token]);

  return (
    <PublicScreen
      title={t(($) => $.entry.reset.title)}
      intro={email && t(($) => $.entry.reset.intro, { email })}
      links={
        <>
          <Link to="/login">{t(($) => $.entry.forgot.backToLogin)}</Link>
          <Link to="/forgot-password">{t(($) => $.session.login.forgot)}</Link>
        </>
      }
    >
      {email === '' ? (
        <Notice tone="danger">{t(($) => $.entry.reset.noEmail)}</Notice>
      ) : (
        <Form
          schema={resetPasswordForm.schema}
          values={values}
          onSubmit={resetPasswordForm.send}
          onSaved={() => backToLogin(t(($) => $.entry.reset.done))}
          guarded={false}
        >
          <Fields>
            <NewPasswordFields />
            <SubmitButton fullWidth>{t(($) => $.entry.reset.submit)}</SubmitButton>
          </Fields>
        </Form>
      )}
    </PublicScreen>
  );
}
