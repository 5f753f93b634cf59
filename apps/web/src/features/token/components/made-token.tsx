import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import type { MadeToken } from '../token.api.ts';
import styles from './token.module.css';

/** A new token, shown once. */
export function MadeTokenDialog({ made, onClose }: { made: MadeToken; onClose: () => void }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(made.token).then(
      () =>
        notify(
          'success',
          t(($) => $.token.copied),
        ),
      () => undefined,
    );
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t(($) => $.token.made, { name: made.name })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <p>{t(($) => $.token.madeText)}</p>
      <p>
        <code className={styles.token}>{made.token}</code>
      </p>
      <Group gap="xs">
        <Button onClick={() => void copy()}>{t(($) => $.token.copy)}</Button>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.token.kept)}
        </Button>
      </Group>
    </Modal>
  );
}
