import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { proposalsOf } from '../proposal.api.ts';
import { isOpen } from '../proposal.rules.ts';

/** How many orders of last time nobody has answered, with the way to them; nothing without any. */
export function OpenProposals({ catalogId }: { catalogId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(proposalsOf(catalogId));
  const count = data?.proposals.filter(isOpen).length ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="info">
      {t(($) => $.catalog.openProposals, { count })}{' '}
      <Link to={`/catalog/${catalogId}/proposals`}>{t(($) => $.catalog.showProposals)}</Link>
    </Notice>
  );
}
