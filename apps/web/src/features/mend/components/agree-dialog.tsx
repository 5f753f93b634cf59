import { Button, Modal } from '@mantine/core';
import { OVERRIDE_REASON_LENGTH, type PageItem } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { agreeToMending } from '../mend.api.ts';

const schema = contract('preflightOverrideForm');

/** Asks why the organiser agrees in place of the exhibitor, to whom the file belongs. */
export function AgreeDialog({ page, onClose }: { page: PageItem; onClose: () => void }) {
  const { t } = useTranslation();
  const values = useMemo(() => ({ reason: '' }), []);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.report.mend.agree)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <p>{t(($) => $.report.mend.whyAgree)}</p>
      <Form
        about={`mend-${page.id}`}
        schema={schema}
        values={values}
        guarded={false}
        onSubmit={(form) => agreeToMending(page, form)}
        onSaved={onClose}
      >
        <TextareaField
          name="reason"
          label={t(($) => $.report.reason)}
          maxLength={OVERRIDE_REASON_LENGTH.max}
          required
        />
        <FormButtons save={t(($) => $.report.mend.agree)}>
          <Button variant="default" onClick={onClose}>
            {t(($) => $.ui.cancel)}
          </Button>
        </FormButtons>
      </Form>
    </Modal>
  );
}
