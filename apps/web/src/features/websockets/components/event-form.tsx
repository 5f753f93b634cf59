import type { LiveAppRow } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { FieldPair, Fields } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { sendEvent } from '../websockets.api.ts';
import styles from './websockets.module.css';

const schema = contract('dashboardEvent');

/** Sends an event to all clients that have joined a channel. */
export function EventForm({ app }: { app: LiveAppRow }) {
  const { t } = useTranslation();
  const values = useMemo(
    () => ({ key: app.key, secret: app.key, appId: app.id, channel: '', event: '', data: '{}' }),
    [app],
  );
  return (
    <section className={`${styles.sheet} ${styles.json}`}>
      <h2 className={styles.heading}>{t(($) => $.websockets.creator)}</h2>
      <Form
        schema={schema}
        values={values}
        guarded={false}
        draft={false}
        onSubmit={(body, intention) =>
          sendEvent(body, intention).catch((error: unknown) => {
            console.error('Error sending event.', error);
            throw error;
          })
        }
        onSaved={() =>
          notify(
            'success',
            t(($) => $.websockets.sent),
          )
        }
      >
        <Fields>
          <FieldPair>
            <TextField name="channel" label={t(($) => $.websockets.channel)} required />
            <TextField name="event" label={t(($) => $.websockets.event)} required />
          </FieldPair>
          <TextareaField
            name="data"
            label={t(($) => $.websockets.data)}
            description={t(($) => $.websockets.dataHint)}
            rows={3}
            required
          />
        </Fields>
        <FormButtons save={t(($) => $.websockets.send)} />
      </Form>
    </section>
  );
}
