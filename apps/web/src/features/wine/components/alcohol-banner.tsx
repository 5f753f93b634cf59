import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { winesWithoutAlcoholLevel } from '../wine.api.ts';
import { WITHOUT_ALCOHOL_LEVEL } from '../wine.views.ts';

/** Says that there are wines without alcohol level and links to them; hidden if the list shows only those. */
export function AlcoholBanner({ shown }: { shown: boolean }) {
  const { t } = useTranslation();
  const { data: count = 0 } = useQuery(winesWithoutAlcoholLevel());
  if (!shown || count === 0) return null;
  return (
    <Notice tone="wait">
      {t(($) => $.wine.withoutAlcohol, { count })}{' '}
      <Link to={{ search: WITHOUT_ALCOHOL_LEVEL }}>{t(($) => $.wine.showThem)}</Link>
    </Notice>
  );
}
