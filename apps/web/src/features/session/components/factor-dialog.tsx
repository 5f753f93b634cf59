import { Modal } from '@mantine/core';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { showFactor } from '../session.api.ts';

const schema = contract('totpConfirm');
const EMPTY = { code: '' };

/** Asks an administrator for the code of the app once more. */
export function FactorDialog({ answer }: { answer: (shown: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={t(($) => $.secondFactor.proof.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <p>{t(($) => $.secondFactor.proof.text)}</p>
      <Form
        schema={schema}
        values={EMPTY}
        guarded={false}
        draft={false}
        onSubmit={({ code }) => showFactor(code)}
        onSaved={() => answer(true)}
      >
        <Fields>
          <TextField
            name="code"
            label={t(($) => $.secondFactor.login.code)}
            description={t(($) => $.secondFactor.login.hint)}
            autoComplete="one-time-code"
            required
          />
        </Fields>
        <FormButtons save={t(($) => $.secondFactor.proof.submit)} />
      </Form>
    </Modal>
  );
}
