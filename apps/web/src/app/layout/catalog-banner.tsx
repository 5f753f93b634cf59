import { useQuery } from '@tanstack/react-query';
import { Clock3, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { catalogHasPage, lastActiveCatalog } from '../../features/catalog/catalog.api.ts';
import { type BannerState, bannerState, swissToday } from '../../lib/banner-state.ts';
import { formatDate } from '../../lib/date.ts';
import { isOrganiser } from '../../lib/screen.ts';
import { useCatalogState, useSession } from '../../lib/session.ts';
import styles from './bars.module.css';

/** How long the collection of the active catalogue is still open, or that it has just ended. */
export function CatalogBanner() {
  const { t } = useTranslation();
  const session = useSession();
  const state = useCatalogState();
  const running = state?.active_catalog ?? null;
  const { data: ended } = useQuery({
    ...lastActiveCatalog(),
    enabled: state !== undefined && running === null,
  });
  const catalog = running ?? ended;
  const { data: hasPage } = useQuery({ ...catalogHasPage(catalog?.id), enabled: Boolean(catalog) });
  const banner = catalog ? bannerState(catalog, swissToday()) : undefined;
  if (!session || !catalog || !banner || !hasPage) return null;
  const urgent = banner.kind !== 'running';
  const Icon = urgent ? TriangleAlert : Clock3;
  return (
    <div className={styles.bar} data-tone={urgent ? 'danger' : 'wait'} role="status">
      <Icon size={16} aria-hidden />
      <p>
        <Sentence
          banner={banner}
          organiser={isOrganiser(session.role)}
          name={catalog.name}
          date={formatDate(catalog.to)}
        />
        {banner.kind === 'expired' && session.role === 'EXHIBITOR' && (
          <>
            {' '}
            <Link to="/exhibitor-page">{t(($) => $.app.banner.ownPages)}</Link>
          </>
        )}
      </p>
    </div>
  );
}

type SentenceProps = { banner: BannerState; organiser: boolean; name: string; date: string };

function Sentence({ banner, organiser, name, date }: SentenceProps) {
  const { t } = useTranslation();
  if (banner.kind === 'expired') {
    return organiser
      ? t(($) => $.app.banner.adminExpired, { name, date })
      : t(($) => $.app.banner.exhibitorExpired, { name, date });
  }
  const values = { name, date, count: banner.days };
  const text = organiser
    ? t(($) => $.app.banner.adminDays, values)
    : t(($) => $.app.banner.exhibitorDays, values);
  const [before, bold, after] = text.split(/<\/?b>/);
  return (
    <>
      {before}
      <strong>{bold}</strong>
      {after}
    </>
  );
}
