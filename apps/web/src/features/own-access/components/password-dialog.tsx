import { Button, Modal } from '@mantine/core';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

const schema = contract('totpBegin');
const EMPTY = { password: '' };

type Props<Done> = {
  title: string;
  text: string;
  act: (password: string) => Promise<Done>;
  onDone: (done: Done) => void;
  onClose: () => void;
};

/** Does something to the second factor, for which the owner shows the password. */
export function PasswordDialog<Done>({ title, text, act, onDone, onClose }: Props<Done>) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <p>{text}</p>
      <Form
        schema={schema}
        values={EMPTY}
        guarded={false}
        draft={false}
        needs="read"
        onSubmit={({ password }) => act(password)}
        onSaved={onDone}
      >
        <Fields>
          <PasswordField
            name="password"
            label={t(($) => $.secondFactor.password)}
            description={t(($) => $.secondFactor.passwordHint)}
            autoComplete="current-password"
            required
          />
        </Fields>
        <FormButtons save={title}>
          <Button variant="default" onClick={onClose}>
            {t(($) => $.ui.cancel)}
          </Button>
        </FormButtons>
      </Form>
    </Modal>
  );
}
