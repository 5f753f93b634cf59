import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { WITHOUT_ALCOHOL_LEVEL } from '../../wine-gaps/wine-gaps.rules.ts';
import { winesWithoutAlcoholLevel } from '../wine.api.ts';

/**
 * Says that there are wines without alcohol level and links to them; hidden if the list shows only those.
 * @param children the list below it, which comes with it and is not moved by it
 */
export function AlcoholBanner({ shown, children }: { shown: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const { data: count = 0, isPending } = useQuery(winesWithoutAlcoholLevel());
  if (isPending) return <Loading />;
  return (
    <>
      {shown && count > 0 && (
        <Notice tone="wait">
          {t(($) => $.wine.withoutAlcohol, { count })}{' '}
          <Link to={{ search: WITHOUT_ALCOHOL_LEVEL }}>{t(($) => $.wine.showThem)}</Link>
        </Notice>
      )}
      {children}
    </>
  );
}
