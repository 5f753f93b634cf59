import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import type { MadeWebhook } from '../webhook.api.ts';
import styles from './webhook.module.css';

/** The secret of a new webhook, shown once. */
export function MadeWebhookDialog({ made, onClose }: { made: MadeWebhook; onClose: () => void }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(made.secret).then(
      () =>
        notify(
          'success',
          t(($) => $.webhook.copied),
        ),
      () => undefined,
    );
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t(($) => $.webhook.secretTitle)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <p>{t(($) => $.webhook.secretText)}</p>
      <p>
        <code className={styles.secret}>{made.secret}</code>
      </p>
      <Group gap="xs">
        <Button onClick={() => void copy()}>{t(($) => $.webhook.copy)}</Button>
        <Button variant="default" onClick={onClose}>
          {t(($) => $.webhook.kept)}
        </Button>
      </Group>
    </Modal>
  );
}
