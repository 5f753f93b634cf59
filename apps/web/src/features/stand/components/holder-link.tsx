import type { StandItem } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Who has a stand in the active catalogue, as a link to their request; a dash if it is free. */
export function HolderLink({ holder }: Pick<StandItem, 'holder'>) {
  const { t } = useTranslation();
  if (holder === null) return t(($) => $.ui.none);
  const to =
    holder.request_id === null ? `/exhibitor/edit/${holder.id}` : `/admin-request/edit/${holder.request_id}`;
  return <Link to={to}>{holder.company_name}</Link>;
}
