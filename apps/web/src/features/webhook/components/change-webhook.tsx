import { Modal } from '@mantine/core';
import type { WebhookItem } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { updateWebhook } from '../webhook.api.ts';
import { WebhookFields } from './webhook-fields.tsx';

const schema = contract('webhookForm');

/** Changes the address and the events of a webhook. */
export function ChangeWebhookDialog({ webhook, onClose }: { webhook: WebhookItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, url, events, active } = webhook;
  const values = useMemo(() => ({ url, events: [...events] as string[], active }), [url, events, active]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.webhook.changeTitle)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <Form
        schema={schema}
        values={values}
        guarded={false}
        draft={false}
        onSubmit={(body) => updateWebhook(id, { ...body, active })}
        onSaved={() => {
          notify(
            'success',
            t(($) => $.webhook.changed),
          );
          onClose();
        }}
      >
        <WebhookFields />
        <FormButtons save={t(($) => $.webhook.save)} />
      </Form>
    </Modal>
  );
}
