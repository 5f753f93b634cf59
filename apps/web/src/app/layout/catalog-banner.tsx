import type { RequestState, Role, SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Clock3, TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { catalogHasPage, lastActiveCatalog } from '../../features/catalog/catalog.api.ts';
import { AskOrganiser } from '../../features/fair/ask-organiser.parts.ts';
import { useEndedRequest } from '../../features/request/ended-request.parts.ts';
import { type BannerState, bannerState } from '../../lib/banner-state.ts';
import { formatDate } from '../../lib/date.ts';
import { isOrganiser } from '../../lib/screen.ts';
import { useCatalogState, useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-today.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { KeptRoom } from '../../ui/kept-room.tsx';
import styles from './bars.module.css';

/** The bar with a sentence of one line. */
const ONE_LINE_PX = 35;

/** How long the collection of the active catalogue is still open, or that it has just ended. */
export function CatalogBanner() {
  const session = useSession();
  const state = useCatalogState();
  const today = useToday();
  const running = state?.active_catalog ?? null;
  const { data: ended } = useQuery({
    ...lastActiveCatalog(),
    enabled: state !== undefined && running === null,
  });
  const catalog = running ?? ended;
  const { data: hasPage } = useQuery({ ...catalogHasPage(catalog?.id), enabled: Boolean(catalog) });
  const banner = catalog ? bannerState(catalog, today) : undefined;
  // Who had no page by then may have a request that was never decided, and has to learn it here.
  const { request } = useEndedRequest();
  const askedAll = hasPage !== undefined && request !== undefined;
  const known = state !== undefined && (catalog ? askedAll : ended !== undefined);
  const shown = session && catalog && banner && askedAll && (hasPage || request !== null);
  return (
    <KeptRoom name="banner" empty={known && !shown} usual={running ? ONE_LINE_PX : 0}>
      {shown && (
        <Bar
          catalog={catalog}
          banner={banner}
          role={session.role}
          hasPage={hasPage}
          request={request?.state ?? null}
        />
      )}
    </KeptRoom>
  );
}

type BarProps = {
  catalog: SessionCatalog;
  banner: BannerState;
  role: Role;
  hasPage: boolean;
  /** After the end: what became of the exhibitor's request. */
  request: RequestState | null;
};

const OWN_PAGES = '/exhibitor-page';
const OWN_REQUEST = '/request';

function Bar({ catalog, banner, role, hasPage, request }: BarProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const urgent = banner.kind !== 'running';
  const Icon = urgent ? TriangleAlert : Clock3;
  return (
    <div className={styles.bar} data-tone={urgent ? 'danger' : 'wait'} role="status">
      <Icon size={16} aria-hidden />
      <p>
        <Sentence
          banner={banner}
          organiser={isOrganiser(role)}
          request={request}
          name={catalog.name}
          date={formatDate(catalog.to)}
        />
        {banner.kind === 'expired' && role === 'EXHIBITOR' && (
          <>
            {' '}
            {hasPage && pathname !== OWN_PAGES && (
              <Link to={OWN_PAGES}>{t(($) => $.app.banner.ownPages)}</Link>
            )}{' '}
            {request !== null && request !== 'accepted' && pathname !== OWN_REQUEST && (
              <Link to={OWN_REQUEST}>{t(($) => $.app.banner.ownRequest)}</Link>
            )}{' '}
            <AskOrganiser spare />
          </>
        )}
      </p>
    </div>
  );
}

type SentenceProps = Pick<BarProps, 'banner' | 'request'> & {
  organiser: boolean;
  name: string;
  date: string;
};

function Sentence({ banner, organiser, request, name, date }: SentenceProps) {
  const { t } = useTranslation();
  if (banner.kind === 'expired') {
    if (organiser) return t(($) => $.app.banner.adminExpired, { name, date });
    return request === 'sent' || request === 'rejected'
      ? t(($) => $.app.banner.requestExpired[request], { name, date })
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
