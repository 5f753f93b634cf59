import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './once-shown.module.css';
import { notify } from './snackbar-store.ts';

type Props = {
  title: string;
  /** What it is for, and that it is not shown again. */
  text: string;
  secret: string;
  words: { copy: string; copied: string; kept: string };
  onClose: () => void;
};

/** A key that is shown once. A click beside it does not close it; where it cannot be copied it is still there to be marked. */
export function OnceShown({ title, text, secret, words, onClose }: Props) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('success', words.copied),
      () => undefined,
    );
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={title}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <p>{text}</p>
      <p>
        <code className={styles.secret}>{secret}</code>
      </p>
      <Group gap="xs">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button variant="default" onClick={onClose}>
          {words.kept}
        </Button>
      </Group>
    </Modal>
  );
}
