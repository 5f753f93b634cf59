import type { AdminRequestItem } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { sheetAt } from '../../exhibitor/exhibitor-sheet.rules.ts';
import { Facts } from './facts.tsx';

/** Whose request it is, when it came, and what its exhibitor has in the catalogue already. */
export function RequestFacts({ item }: { item: AdminRequestItem }) {
  const { t } = useTranslation();
  const { catalog_id, exhibitor, created_at, resent_at, stands, winePages, adPages } = item;
  const pages = [...winePages, ...adPages].flatMap(({ position }) => position ?? []);
  return (
    <Facts
      facts={[
        {
          label: t(($) => $.decide.exhibitor),
          value: <Link to={sheetAt(catalog_id, exhibitor.id)}>{exhibitor.company_name}</Link>,
        },
        { label: t(($) => $.decide.asked.sent), value: formatDateTime(created_at) },
        { label: t(($) => $.decide.asked.changed), value: resent_at && formatDateTime(resent_at) },
        { label: t(($) => $.decide.asked.stands), value: stands.map(({ stand }) => stand).join(', ') },
        { label: t(($) => $.decide.asked.pages), value: pages.join(', ') },
      ]}
    />
  );
}
