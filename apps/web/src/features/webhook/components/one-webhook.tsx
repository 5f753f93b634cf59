import { Button, Group } from '@mantine/core';
import type { WebhookItem } from '@rebblatt/contracts';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { deleteWebhook, testWebhook, updateWebhook } from '../webhook.api.ts';
import { DeliveryList } from './delivery-list.tsx';
import styles from './webhook.module.css';

const ChangeWebhookDialog = laterView(
  () => import('./change-webhook.tsx').then((module) => module.ChangeWebhookDialog),
  { close: ({ onClose }) => onClose() },
);

/** A webhook: where it leads, what it is told of, how it is going, and what was sent to it. */
export function OneWebhook({ webhook }: { webhook: WebhookItem }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const [open, setOpen] = useState(false);
  const { id, url, events, active, failing_since: failing, waiting } = webhook;
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      notify('success', done);
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  };
  const turn = () =>
    attempt(
      () => updateWebhook(id, { url, events, active: active ? 0 : 1 }),
      active ? t(($) => $.webhook.isOff) : t(($) => $.webhook.isOn),
    );
  const trial = () =>
    attempt(
      async () => {
        await testWebhook(id);
        setOpen(true);
      },
      t(($) => $.webhook.trialSent),
    );
  async function remove() {
    const sure = await confirm({
      title: t(($) => $.webhook.deleteTitle),
      text: t(($) => $.webhook.deleteText, { url }),
      confirm: t(($) => $.webhook.delete),
      danger: true,
    });
    if (sure)
      await attempt(
        () => deleteWebhook(id),
        t(($) => $.webhook.deleted),
      );
  }
  return (
    <li className={styles.webhook}>
      <div className={styles.facts}>
        <strong>{url}</strong>
        <span>{events.map((event) => t(($) => $.webhook.of[event])).join(', ')}</span>
        <span>
          {active ? t(($) => $.webhook.on) : t(($) => $.webhook.off)}
          {waiting > 0 && `, ${t(($) => $.webhook.waiting, { count: waiting })}`}
        </span>
        {failing && <span>{t(($) => $.webhook.failing, { at: formatDateTime(failing) ?? '' })}</span>}
      </div>
      <Group gap="xs">
        <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t(($) => $.webhook.hideDeliveries) : t(($) => $.webhook.deliveries)}
        </Button>
        <Button variant="default" onClick={() => void trial()}>
          {t(($) => $.webhook.try)}
        </Button>
        <Button variant="default" onClick={() => setChanging(true)}>
          {t(($) => $.webhook.change)}
        </Button>
        <Button variant="default" onClick={() => void turn()}>
          {active ? t(($) => $.webhook.turnOff) : t(($) => $.webhook.turnOn)}
        </Button>
        <Button variant="default" onClick={() => void remove()}>
          {t(($) => $.webhook.delete)}
        </Button>
      </Group>
      {open && <DeliveryList id={id} />}
      {changing && <ChangeWebhookDialog webhook={webhook} onClose={() => setChanging(false)} />}
    </li>
  );
}
