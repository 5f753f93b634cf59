import { BellRing, Mail } from 'lucide-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

/** The buttons for writing to the exhibitors of the active catalogue. @param base the path of the list */
export function MailButtons({ base }: { base: string }) {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton to="/exhibitor/remind" variant="default" leftSection={<BellRing size={16} aria-hidden />}>
        {t(($) => $.reminder.button)}
      </LinkButton>
      <LinkButton to={`${base}/send-mail`} variant="default" leftSection={<Mail size={16} aria-hidden />}>
        {t(($) => $.mailing.button)}
      </LinkButton>
    </>
  );
}
