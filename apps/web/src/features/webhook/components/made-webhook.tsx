import { useTranslation } from '../../../lib/use-translation.ts';
import { OnceShown } from '../../../ui/once-shown.tsx';
import type { MadeWebhook } from '../webhook.api.ts';

/** The secret of a new webhook, shown once. */
export function MadeWebhookDialog({ made, onClose }: { made: MadeWebhook; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <OnceShown
      title={t(($) => $.webhook.secretTitle)}
      text={t(($) => $.webhook.secretText)}
      secret={made.secret}
      words={{
        copy: t(($) => $.webhook.copy),
        copied: t(($) => $.webhook.copied),
        kept: t(($) => $.webhook.kept),
      }}
      onClose={onClose}
    />
  );
}
