import { Button, Modal } from '@mantine/core';
import { OVERRIDE_REASON_LENGTH } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../form/contract.ts';
import { Form } from '../form/form.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { TextareaField } from '../form/textarea-field.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import type { OverrideForm } from './override.tsx';

const schema = contract('preflightOverrideForm');

type Props = {
  /** Which file it is about, since a screen may show several. */
  about: string;
  decide: (form: OverrideForm) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why a file with errors is to be printed; the reason is stored with the decision. */
export function OverrideDialog({ about, decide, onClose }: Props) {
  const { t } = useTranslation();
  const values = useMemo(() => ({ reason: '' }), []);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.fileReport.override)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <p>{t(($) => $.report.overrideText)}</p>
      <Form about={about} schema={schema} values={values} guarded={false} onSubmit={decide} onSaved={onClose}>
        <TextareaField
          name="reason"
          label={t(($) => $.report.reason)}
          maxLength={OVERRIDE_REASON_LENGTH.max}
          required
        />
        <FormButtons save={t(($) => $.fileReport.override)}>
          <Button variant="default" onClick={onClose}>
            {t(($) => $.ui.cancel)}
          </Button>
        </FormButtons>
      </Form>
    </Modal>
  );
}
