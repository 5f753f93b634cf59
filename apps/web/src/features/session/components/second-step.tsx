import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Form } from '../../../form/form.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { secondStepForm } from '../session.form.ts';
import { PublicScreen } from './public-screen.tsx';

const EMPTY = { code: '' };

/** The second step of a sign-in: the code of the app, or a recovery code. */
export function SecondStep({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const { t } = useTranslation();
  const send = useMemo(() => secondStepForm.send(ticket), [ticket]);
  return (
    <PublicScreen
      title={t(($) => $.secondFactor.login.title)}
      intro={t(($) => $.secondFactor.login.intro)}
      links={
        <Button variant="subtle" onClick={onBack}>
          {t(($) => $.secondFactor.login.back)}
        </Button>
      }
    >
      <Form
        schema={secondStepForm.schema}
        values={EMPTY}
        onSubmit={send}
        onSaved={stay}
        guarded={false}
        draft={false}
      >
        <Fields>
          <TextField
            name="code"
            label={t(($) => $.secondFactor.login.code)}
            description={t(($) => $.secondFactor.login.hint)}
            autoComplete="one-time-code"
            autoFocus
            required
          />
          <SubmitButton fullWidth>{t(($) => $.secondFactor.login.submit)}</SubmitButton>
        </Fields>
      </Form>
    </PublicScreen>
  );
}

/** The guard of the logged-out area redirects as soon as there is a session. */
function stay() {}
