import type { RequestItem, ServiceItem } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { RegisterMark } from '../../../ui/register-mark.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Part } from './part.tsx';
import styles from './request.module.css';

type Props = { request: RequestItem; services: ServiceItem[]; withOrder?: boolean };

/**
 * A request that cannot be changed: what was allocated, or what had been ordered.
 * @param withOrder whether what had been ordered stands beside what was allocated
 */
export function RequestSummary({ request, services, withOrder = false }: Props) {
  const { t } = useTranslation();
  const accepted = request.state === requestStates.accepted;
  return (
    <div className={formSheet}>
      <Fields>
        {accepted && <Stands stands={request.stands} />}
        {accepted && <Pages pages={request.pages} />}
        {(!accepted || withOrder) && (
          <Part title={t(($) => $.request.ordered)}>
            <ul className={styles.facts}>
              <li>{t(($) => $.request.countedStands, { count: request.count_stands })}</li>
              <li>{t(($) => $.request.countedWine, { count: request.count_pages_wine })}</li>
              <li>{t(($) => $.request.countedAds, { count: request.count_pages_advertising })}</li>
            </ul>
          </Part>
        )}
        {request.deck !== null && (
          <Part title={t(($) => $.request.wish.deck)}>
            <p className={styles.words}>{request.deck}</p>
          </Part>
        )}
        <Services ordered={request.service} services={services} />
        {request.comment && (
          <Part title={t(($) => $.request.ownRemark)}>
            <p className={styles.words}>{request.comment}</p>
          </Part>
        )}
      </Fields>
    </div>
  );
}

function Stands({ stands }: Pick<RequestItem, 'stands'>) {
  const { t } = useTranslation();
  return (
    <Part title={t(($) => $.request.yourStands)}>
      <ul className={styles.places}>
        {stands.map(({ id, stand, ship, deck }) => (
          <li key={id}>
            <span className={styles.stand}>{stand}</span>
            <span className={styles.where}>{[ship, deck].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const titleOf = ({ page_title, page_title_names }: RequestItem['pages'][number]) =>
  page_title && shownName(page_title_names ?? {}, page_title);

function Pages({ pages }: Pick<RequestItem, 'pages'>) {
  const { t } = useTranslation();
  const nameOf = (page: RequestItem['pages'][number]) =>
    [t(($) => $.page.type[`${page.page_type}`]), titleOf(page)].filter(Boolean).join(', ');
  return (
    <Part title={t(($) => $.request.yourPages)} hint={t(($) => $.request.yourPagesHint)}>
      <ul className={styles.assigned}>
        {pages.map((page) => (
          <li key={page.id}>
            <RegisterMark type={page.page_type} />
            <Link
              to={`/exhibitor-page/edit/${page.id}`}
              aria-label={t(($) => $.standing.titled, { name: nameOf(page), position: page.position })}
            >
              {nameOf(page)}
            </Link>
            <span className={styles.at}>
              <span>{t(($) => $.request.onPosition, { position: page.position })}</span>
              {page.stand && <span>{t(($) => $.request.atStand, { stand: page.stand })}</span>}
            </span>
            {page.active === 0 && <StatusTag tone="neutral">{t(($) => $.ui.inactive)}</StatusTag>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Services({ ordered, services }: { ordered: RequestItem['service']; services: ServiceItem[] }) {
  const { t } = useTranslation();
  const wanted = services.filter(({ id }) => ordered[id]);
  if (wanted.length === 0) return null;
  return (
    <Part title={t(($) => $.request.services)}>
      <ul className={styles.facts}>
        {wanted.map(({ id, ...service }) => (
          <li key={id}>
            {t(($) => $.request.amountOf, {
              amount: ordered[id]?.amount,
              name: shownName(service, service.name),
            })}
          </li>
        ))}
      </ul>
    </Part>
  );
}
