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
      title={t(($) => $.session.forgot.title)}
      intro={t(($) => $.session.forgot.intro)}
      links={<Link to="/login">{t(($) => $.session.forgot.backToLogin)}</Link>}
    >
      <Form
        schema={forgotPasswordForm.schema}
        values={EMPTY}
        onSubmit={forgotPasswordForm.send}
        onSaved={() => backToLogin(t(($) => $.session.forgot.done))}
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
          <SubmitButton fullWidth>{t(($) => $.session.forgot.submit)}</SubmitButton>
        </Fields>
      </Form>
    </PublicScreen>
  );
}
