import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { formSheet } from '../../../form/form-layout.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { resetFactorOf, secondFactor } from '../second-factor.api.ts';
import styles from './access.module.css';

const schema = contract('factorReset');
const EMPTY = { reason: '' };

/** Somebody else's second factor, and its reset for a reason. */
export function FactorOf({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(secondFactor(id));
  const [asked, setAsked] = useState(false);
  if (!data) return null;
  const title = t(($) => $.secondFactor.title);
  const reset = t(($) => $.secondFactor.of.reset);
  return (
    <section className={`${formSheet} ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      <p>
        {data.totp
          ? t(($) => $.secondFactor.of.has, { since: formatDateTime(data.totp.since) ?? '' })
          : t(($) => $.secondFactor.of.none)}
      </p>
      {data.totp && (
        <Button variant="default" c="var(--danger)" onClick={() => setAsked(true)}>
          {reset}
        </Button>
      )}
      {asked && (
        <Modal
          opened
          onClose={() => setAsked(false)}
          title={reset}
          closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
          centered
        >
          <p>{t(($) => $.secondFactor.of.text)}</p>
          <Form
            about={`factor-${id}`}
            schema={schema}
            values={EMPTY}
            guarded={false}
            onSubmit={(form) => resetFactorOf(id, form)}
            onSaved={() => {
              setAsked(false);
              notify(
                'success',
                t(($) => $.secondFactor.of.done),
              );
            }}
          >
            <TextareaField name="reason" label={t(($) => $.secondFactor.of.reason)} required />
            <FormButtons save={reset}>
              <Button variant="default" onClick={() => setAsked(false)}>
                {t(($) => $.ui.cancel)}
              </Button>
            </FormButtons>
          </Form>
        </Modal>
      )}
    </section>
  );
}
