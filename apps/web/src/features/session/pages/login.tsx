import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Form } from '../../../form/form.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { withAccessTexts } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { LineNotice } from '../components/line-notice.tsx';
import { PublicScreen } from '../components/public-screen.tsx';
import { loginForm } from '../session.form.ts';

const SecondStep = laterView(() =>
  withAccessTexts(import('../components/second-step.tsx')).then((module) => module.SecondStep),
);

const EMPTY = { email: '', password: '' };

/** Signs in; the guard then redirects. */
export function Login() {
  const { t } = useTranslation();
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket !== null) return <SecondStep ticket={ticket} onBack={() => setTicket(null)} />;
  return (
    <PublicScreen
      title={t(($) => $.session.login.title)}
      links={
        <>
          <Link to="/forgot-password">{t(($) => $.session.login.forgot)}</Link>
          <span>
            {t(($) => $.session.login.noAccount)}{' '}
            <Link to="/register">{t(($) => $.session.login.register)}</Link>
          </span>
        </>
      }
    >
      {/* No draft, and so no lock while it is sent: who waits in line may cancel. */}
      <Form
        schema={loginForm.schema}
        values={EMPTY}
        onSubmit={loginForm.send}
        // Without a second step the guard of the logged-out area redirects as soon as there is a session.
        onSaved={(second) => second && setTicket(second.ticket)}
        guarded={false}
        draft={false}
      >
        <Fields>
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            label={t(($) => $.session.fields.email)}
            required
          />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={t(($) => $.session.fields.password)}
            required
          />
          <LineNotice />
          <SubmitButton fullWidth>{t(($) => $.session.login.submit)}</SubmitButton>
        </Fields>
      </Form>
    </PublicScreen>
  );
}
