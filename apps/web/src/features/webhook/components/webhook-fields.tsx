import { webhookEvents } from '@rebblatt/contracts';
import { CheckboxesField } from '../../../form/checkboxes-field.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

/** The fields of a webhook. */
export function WebhookFields() {
  const { t } = useTranslation();
  return (
    <Fields>
      <TextField
        name="url"
        label={t(($) => $.webhook.url)}
        description={t(($) => $.webhook.urlHint)}
        autoComplete="off"
        required
      />
      <CheckboxesField
        name="events"
        label={t(($) => $.webhook.events)}
        options={webhookEvents.map((value) => ({ value, label: t(($) => $.webhook.of[value]) }))}
      />
    </Fields>
  );
}
