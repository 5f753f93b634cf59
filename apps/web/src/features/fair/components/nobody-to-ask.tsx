import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { fairOptions } from '../fair.api.ts';

/** Tells the organiser that no contact is filled in, with the way to it; nothing once there is one. */
export function NobodyToAsk() {
  const { t } = useTranslation();
  const { data: fair } = useQuery(fairOptions());
  if (!fair || fair.contact_name || fair.phone || fair.email) return null;
  return (
    <Notice tone="wait">
      {t(($) => $.fair.nobodyToAsk)} <Link to="/fair">{t(($) => $.fair.title)}</Link>
    </Notice>
  );
}
