import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { isOrganiser } from '../../../lib/screen.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import styles from '../components/access.module.css';
import { QrPicture } from '../components/qr-picture.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import { type Begun, beginCodes, confirmCodes } from '../second-factor.api.ts';

const toBegin = contract('totpBegin');
const toConfirm = contract('totpConfirm');
const NO_PASSWORD = { password: '' };
const NO_CODE = { code: '' };

/** Sets up one-time codes in three steps: the password, the app, the recovery codes. */
export function SetUpFactor() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const home = session && isOrganiser(session.role) ? '/account' : '/profile/edit';
  const step = codes ? 3 : begun ? 2 : 1;
  const heading = codes
    ? t(($) => $.secondFactor.stepCodes)
    : begun
      ? t(($) => $.secondFactor.stepScan)
      : t(($) => $.secondFactor.stepPassword);
  return (
    <>
      <PageHeader
        title={t(($) => $.secondFactor.title)}
        trail={session?.user.factor_missing ? [] : undefined}
      />
      {session?.user.factor_missing && <Notice tone="info">{t(($) => $.secondFactor.requiredNow)}</Notice>}
      <section className={`${formSheet} ${styles.part}`} aria-label={heading}>
        <p className={styles.step}>{t(($) => $.secondFactor.steps, { n: step })}</p>
        <h2>{heading}</h2>
        {!begun && <Begin onBegun={setBegun} backTo={session?.user.factor_missing ? undefined : home} />}
        {begun && !codes && <Connect begun={begun} onDone={setCodes} />}
        {codes && <RecoveryCodes codes={codes} onDone={() => void navigate(home)} />}
      </section>
    </>
  );
}

function Begin({ onBegun, backTo }: { onBegun: (begun: Begun) => void; backTo: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.secondFactor.why)}</p>
      <Form
        schema={toBegin}
        values={NO_PASSWORD}
        guarded={false}
        draft={false}
        needs="read"
        onSubmit={beginCodes}
        onSaved={onBegun}
      >
        <Fields>
          <PasswordField
            name="password"
            label={t(($) => $.secondFactor.password)}
            description={t(($) => $.secondFactor.passwordHint)}
            autoComplete="current-password"
            required
          />
        </Fields>
        <FormButtons save={t(($) => $.secondFactor.next)} backTo={backTo} />
      </Form>
    </>
  );
}

function Connect({ begun, onDone }: { begun: Begun; onDone: (codes: string[]) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.secondFactor.scan)}</p>
      <QrPicture text={begun.otpauth_url} label={t(($) => $.secondFactor.picture)} />
      <p>
        {t(($) => $.secondFactor.byHand)} <code className={styles.secret}>{begun.secret}</code>
      </p>
      <p>
        <a href={begun.otpauth_url}>{t(($) => $.secondFactor.openApp)}</a>
      </p>
      <Form
        schema={toConfirm}
        values={NO_CODE}
        guarded={false}
        draft={false}
        needs="read"
        onSubmit={confirmCodes}
        onSaved={onDone}
      >
        <Fields>
          <TextField
            name="code"
            label={t(($) => $.secondFactor.code)}
            description={t(($) => $.secondFactor.codeHint)}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </Fields>
        <FormButtons save={t(($) => $.secondFactor.confirm)} />
      </Form>
    </>
  );
}
