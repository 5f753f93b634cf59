import type { AdminRequestItem, SeenOrder, ServiceItem } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Before } from './before.tsx';
import { Proposal } from './proposal.tsx';
import styles from './request-sheet.module.css';
import { useLook } from './use-look.ts';
import { WishedDeck } from './wished-deck.tsx';

type Props = { item: AdminRequestItem; services: readonly ServiceItem[] };

/** All that was asked for, large, with what changed since it was last looked at, and what an acceptance would give. */
export function RequestSheet({ item, services }: Props) {
  const { t } = useTranslation();
  const [seen] = useLook(item);
  const { exhibitor, contact, exhibitor_comment: words } = item;
  const rewritten = seen !== null && seen.exhibitor_comment !== words;
  return (
    <article
      className={styles.sheet}
      aria-label={t(($) => $.decide.request, { company: exhibitor.company_name })}
    >
      <header>
        <h2>{exhibitor.company_name}</h2>
        <p className={styles.contact}>
          {exhibitor.city && <span>{exhibitor.city}</span>}
          {contact.name && <span>{contact.name}</span>}
          <ContactLinks email={contact.email} phone={contact.phone} />
        </p>
      </header>
      <section aria-label={t(($) => $.request.order)}>
        <Counts item={item} seen={seen} />
        <WishedDeck item={item} seen={seen} />
        <Services item={item} seen={seen} services={services} />
      </section>
      {(words || rewritten) && (
        <section aria-label={t(($) => $.request.exhibitorRemark)}>
          <h3>
            {t(($) => $.request.exhibitorRemark)}{' '}
            {rewritten && <StatusTag tone="wait">{t(($) => $.request.look.changed)}</StatusTag>}
          </h3>
          <p className={styles.words}>{words ?? t(($) => $.request.remarkGone)}</p>
        </section>
      )}
      {item.proposal && <Proposal item={item} proposal={item.proposal} />}
    </article>
  );
}

function Counts({ item, seen }: { item: AdminRequestItem; seen: SeenOrder | null }) {
  const { t } = useTranslation();
  const counts = [
    ['count_stands', t(($) => $.decide.underStands, { count: item.count_stands })],
    ['count_pages_wine', t(($) => $.decide.underWine, { count: item.count_pages_wine })],
    ['count_pages_advertising', t(($) => $.decide.underAds, { count: item.count_pages_advertising })],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([count, label]) => (
        <div key={count} data-none={item[count] === 0 || undefined}>
          <dt>{label}</dt>
          <dd>
            {item[count]}
            {seen && seen[count] !== item[count] && <Before value={seen[count]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is ordered of the services, and what no longer is. */
function Services({ item, seen, services }: Props & { seen: SeenOrder | null }) {
  const { t } = useTranslation();
  const amountIn = (order: AdminRequestItem['service'] | undefined, id: number) => order?.[id]?.amount ?? 0;
  const shown = services.filter(({ id }) => amountIn(item.service, id) + amountIn(seen?.service, id) > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <h3>{t(($) => $.request.services)}</h3>
      <ul className={styles.services}>
        {shown.map(({ id, ...service }) => (
          <li key={id}>
            {t(($) => $.request.amountOf, {
              amount: amountIn(item.service, id),
              name: shownName(service, service.name),
            })}
            {seen && amountIn(seen.service, id) !== amountIn(item.service, id) && (
              <Before value={amountIn(seen.service, id)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
