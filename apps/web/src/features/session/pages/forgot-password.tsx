import { Link } from 'react-router-dom';
import { Form } from '../../../form/form.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PublicScreen } from '../components/public-screen.tsx';
import { useBackToLogin } from '../components/use-back-to-login.ts';
import { forgotPasswordForm } from '../session.form.ts';

const EMPTY = { email: '' };

/** Asks for the mail with the link to set a new password. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const backToLogin = useBackToLogin();

  return (
    <PublicScreen
      title={t(($) => $.entry.forgot.title)}
      intro={t(($) => $.entry.forgot.intro)}
      links={<Link to="/login">{t(($) => $.entry.forgot.backToLogin)}</Link>}
    >
      <Form
        schema={forgotPasswordForm.schema}
        values={EMPTY}
        onSubmit={forgotPasswordForm.send}
        onSaved={() => backToLogin(t(($) => $.entry.forgot.done))}
        guarded={false}
      >
        <Fields>
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            label={t(($) => $.session.fields.email)}
            required
          />
          <SubmitButton fullWidth>{t(($) => $.entry.forgot.submit)}</SubmitButton>
        </Fields>
      </Form>
    </PublicScreen>
  );
}
