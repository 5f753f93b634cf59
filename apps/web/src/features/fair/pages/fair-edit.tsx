import type { Fair } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useOpenNext } from '../../../form/use-open-next.ts';
import { useSteps } from '../../../lib/use-steps.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { LogoSection } from '../components/logo-section.tsx';
import { fairOptions, updateFair } from '../fair.api.ts';
import styles from './fair-edit.module.css';

const schema = contract('fairForm');

const valuesOf = (fair: Fair) => fair;

/** The name of the fair and whom its exhibitors ask. */
export function FairEdit() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(fairOptions());
  const steps = useSteps();
  return (
    <>
      <PageHeader title={t(($) => $.fair.title)} trail={steps && [steps]} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <FairForm fair={data} />}
      {data && <LogoSection logo={data.logo} />}
    </>
  );
}

function FairForm({ fair }: { fair: Fair }) {
  const { t } = useTranslation();
  const values = useMemo(() => valuesOf(fair), [fair]);
  const steps = useSteps();
  const openNext = useOpenNext();
  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={valuesOf}
      onSubmit={updateFair}
      onSaved={() => {
        notify(
          'success',
          t(($) => $.fair.saved),
        );
        if (steps) openNext(steps.to);
      }}
    >
      <Fields>
        <TextField name="name" label={t(($) => $.fair.name)} description={t(($) => $.fair.nameHint)} />
        <p>{t(($) => $.fair.contactHint)}</p>
        <TextField name="contact_name" label={t(($) => $.fair.contactName)} />
        <TextField name="phone" type="tel" label={t(($) => $.fair.phone)} />
        <TextField
          name="email"
          type="email"
          label={t(($) => $.fair.email)}
          description={t(($) => $.fair.emailHint)}
        />
        <TextField name="hours" label={t(($) => $.fair.hours)} description={t(($) => $.fair.hoursHint)} />
        <TextField name="hours_fr" label={t(($) => $.fair.hoursFr)} />
        <TextField name="hours_en" label={t(($) => $.fair.hoursEn)} />
        <h2 className={styles.heading}>{t(($) => $.fair.mails)}</h2>
        <TextareaField
          name="signature"
          label={t(($) => $.fair.signature)}
          description={t(($) => $.fair.signatureHint)}
          rows={3}
        />
        <TextareaField name="signature_fr" label={t(($) => $.fair.signatureFr)} rows={3} />
        <TextareaField name="signature_en" label={t(($) => $.fair.signatureEn)} rows={3} />
        <TextField
          name="sender_email"
          type="email"
          label={t(($) => $.fair.senderEmail)}
          description={t(($) => $.fair.senderEmailHint)}
        />
      </Fields>
      <FormButtons />
    </Form>
  );
}
