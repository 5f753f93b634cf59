import { BellRing, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';

/** The ways to write to the exhibitors of the running catalogue. @param base the path of the list they stand on */
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
