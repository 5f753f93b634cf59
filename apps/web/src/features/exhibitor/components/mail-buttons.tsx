import { Button } from '@mantine/core';
import { BellRing, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

type Props = {
  /** The path of the list. */
  base: string;
  /** Whether a reminder can be sent: only while the collection runs. */
  reminds: boolean;
};

/** The buttons for writing to the exhibitors of the list. */
export function MailButtons({ base, reminds }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {reminds && (
        <LinkButton to="/exhibitor/remind" variant="default" leftSection={<BellRing size={16} aria-hidden />}>
          {t(($) => $.reminder.button)}
        </LinkButton>
      )}
      <LinkButton to={`${base}/send-mail`} variant="default" leftSection={<Mail size={16} aria-hidden />}>
        {t(($) => $.mailing.button)}
      </LinkButton>
    </>
  );
}

type Marked = {
  marked: ReadonlySet<number>;
  /** The catalogue of the list; undefined for the list of all companies. */
  catalog: string | undefined;
};

/** Leads to a message to the marked companies, in whatever state the catalogue of the list is. */
export function WriteToMarked({ marked, catalog }: Marked) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={catalog === undefined ? '/exhibitor/write' : `/catalog/${catalog}/exhibitor/send-mail?all=1`}
      // Beside the address: hundreds of numbers are more than a server takes in one.
      state={{ exhibitors: [...marked].join() }}
      variant="default"
      size="compact-sm"
      leftSection={<Mail size={16} aria-hidden />}
    >
      {t(($) => $.mailing.write)}
    </Button>
  );
}
