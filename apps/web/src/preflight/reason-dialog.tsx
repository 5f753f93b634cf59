import { Button, Modal } from '@mantine/core';
import { OVERRIDE_REASON_LENGTH } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../form/contract.ts';
import { Form } from '../form/form.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { TextareaField } from '../form/textarea-field.tsx';
import { useTranslation } from '../lib/use-translation.ts';

const schema = contract('preflightOverrideForm');

type Props = {
  /** Which file it is about, since a screen may show several. */
  about: string;
  /** What is decided, as the button says it. */
  title: string;
  /** What follows from it, and who reads the reason. */
  text: string;
  decide: (form: { reason: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why something is decided about a file of somebody else; the reason is stored with the decision. */
export function ReasonDialog({ about, title, text, decide, onClose }: Props) {
  const { t } = useTranslation();
  const values = useMemo(() => ({ reason: '' }), []);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <p>{text}</p>
      <Form about={about} schema={schema} values={values} guarded={false} onSubmit={decide} onSaved={onClose}>
        <TextareaField
          name="reason"
          label={t(($) => $.report.reason)}
          maxLength={OVERRIDE_REASON_LENGTH.max}
          required
        />
        <FormButtons save={title}>
          <Button variant="default" onClick={onClose}>
            {t(($) => $.ui.cancel)}
          </Button>
        </FormButtons>
      </Form>
    </Modal>
  );
}
