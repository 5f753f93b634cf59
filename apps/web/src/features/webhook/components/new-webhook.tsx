import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { formSheet } from '../../../form/form-layout.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { createWebhook, type MadeWebhook } from '../webhook.api.ts';
import styles from './webhook.module.css';
import { WebhookFields } from './webhook-fields.tsx';

const schema = contract('webhookForm');

/** The form for a new webhook. */
export function NewWebhook({ onMade }: { onMade: (made: MadeWebhook) => void }) {
  const { t } = useTranslation();
  const values = useMemo(() => ({ url: '', events: [] as string[], active: 1 }), []);
  const title = t(($) => $.webhook.add);
  return (
    <section className={`${formSheet} ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      <Form
        schema={schema}
        values={values}
        guarded={false}
        clearOnSaved
        onSubmit={createWebhook}
        onSaved={onMade}
      >
        <WebhookFields />
        <FormButtons save={title} />
      </Form>
    </section>
  );
}
