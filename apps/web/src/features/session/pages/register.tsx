import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Form } from '../../../form/form.tsx';
import { FieldPair, Fields } from '../../../form/form-layout.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { KeptInTab } from '../components/kept-in-tab.tsx';
import { MailLanguage } from '../components/mail-language.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import styles from '../components/public-layout.module.css';
import { PublicScreen } from '../components/public-screen.tsx';
import { useBackToLogin } from '../components/use-back-to-login.ts';
import { registerForm } from '../session.form.ts';

const EMPTY = {
  email: '',
  password: '',
  password_confirmation: '',
  company_name: '',
  contact_person: '',
  street: '',
  number: '',
  zip_code: '',
  city: '',
  phone: '',
  website: '',
  description: '',
};

/** A new exhibitor account; an administrator activates it. */
export function Register() {
  const { t } = useTranslation();
  const backToLogin = useBackToLogin();
  const forget = useRef(() => {});

  return (
    <PublicScreen
      title={t(($) => $.entry.register.title)}
      intro={t(($) => $.entry.register.intro)}
      links={
        <span>
          {t(($) => $.entry.register.haveAccount)} <Link to="/login">{t(($) => $.session.login.title)}</Link>
        </span>
      }
    >
      <Form
        schema={registerForm.schema}
        values={EMPTY}
        onSubmit={registerForm.send}
        onSaved={() => {
          forget.current();
          backToLogin(t(($) => $.entry.register.done));
        }}
      >
        <KeptInTab first={EMPTY} forget={forget} />
        <Fields>
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={t(($) => $.session.fields.email)}
            required
          />
          <NewPasswordFields />
          <h2 className={styles.legend}>{t(($) => $.entry.register.company)}</h2>
          <TextField
            name="company_name"
            autoComplete="organization"
            label={t(($) => $.entry.fields.companyName)}
            required
            printed
          />
          <TextField
            name="contact_person"
            autoComplete="name"
            label={t(($) => $.entry.fields.contactPerson)}
          />
          <FieldPair>
            <TextField
              name="street"
              autoComplete="address-line1"
              label={t(($) => $.entry.fields.street)}
              printed
            />
            <TextField name="number" inputMode="numeric" label={t(($) => $.entry.fields.number)} printed />
          </FieldPair>
          <FieldPair>
            <TextField
              name="zip_code"
              inputMode="numeric"
              autoComplete="postal-code"
              label={t(($) => $.entry.fields.zipCode)}
              printed
            />
            <TextField
              name="city"
              autoComplete="address-level2"
              label={t(($) => $.entry.fields.city)}
              printed
            />
          </FieldPair>
          <FieldPair>
            <TextField
              name="phone"
              type="tel"
              autoComplete="tel"
              label={t(($) => $.entry.fields.phone)}
              printed
            />
            <TextField
              name="website"
              inputMode="url"
              autoComplete="url"
              label={t(($) => $.entry.fields.website)}
              printed
            />
          </FieldPair>
          <MailLanguage />
          <TextareaField name="description" rows={3} label={t(($) => $.entry.fields.description)} />
          <SubmitButton fullWidth>{t(($) => $.entry.register.submit)}</SubmitButton>
        </Fields>
      </Form>
    </PublicScreen>
  );
}
