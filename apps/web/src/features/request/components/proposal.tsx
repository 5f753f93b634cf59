import type { AdminRequestItem, RequestProposal } from '@rebblatt/contracts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import styles from './request-sheet.module.css';
import { Swaps } from './swaps.tsx';

type Stand = RequestProposal['stands'][number];
type Row = RequestProposal['winePages'][number];

/** «Stand 12, MS Linth, Oberdeck» */
const placeOf = (t: Translate, { stand, ship, deck }: Stand) =>
  [t(($) => $.request.atStand, { stand }), ship, deck].filter(Boolean).join(', ');

/** What the acceptance gives, in words, and what the exhibitor had before. */
export function Proposal({ item, proposal }: { item: AdminRequestItem; proposal: RequestProposal }) {
  const { t } = useTranslation();
  const { stands, beside, winePages, adPages } = proposal;
  const title = t(($) => $.request.proposal.title);
  const had = new Set([...item.stands, ...(item.earlier?.stands ?? [])].map(({ id }) => id));
  return (
    <section className={styles.proposal} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {stands.map((stand) => (
          <li key={stand.id}>
            <strong>{placeOf(t, stand)}</strong>
            {had.has(stand.id) && <span>{t(($) => $.request.proposal.asBefore)}</span>}
            {beside.some((run) => run.length > 1 && run.includes(stand.id)) && (
              <span>{t(($) => $.request.proposal.beside)}</span>
            )}
          </li>
        ))}
        {proposal.as_wished === false && (
          <li>
            <span>{t(($) => $.request.wish.missed, { deck: item.deck })}</span>
          </li>
        )}
        {beside.length > 1 && (
          <li>
            <span>
              {stands.every(({ id }) => had.has(id))
                ? t(($) => $.request.proposal.apartAsBefore)
                : t(($) => $.request.proposal.apart)}
            </span>
          </li>
        )}
        {[
          ...winePages.map((row) => lineOf(t, 'wine', row)),
          ...adPages.map((row) => lineOf(t, 'ad', row)),
        ].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Earlier item={item} />
      <Swaps item={item} />
    </section>
  );
}

/** «Weinseite auf Position 131, neu: Stand 12, Titel «Wallis»» */
function lineOf(t: Translate, type: 'wine' | 'ad', row: Row): string {
  const { pageId, position, stand, pageTitle, pageTitleNames } = row;
  const named = { position, stand, title: pageTitle && shownName(pageTitleNames, pageTitle) };
  return pageId === null
    ? t(($) => $.request.proposal.new[type], named)
    : t(($) => $.request.proposal.there[type], named);
}

function Earlier({ item: { earlier } }: { item: AdminRequestItem }) {
  const { t } = useTranslation();
  if (!earlier) return <p className={styles.earlier}>{t(($) => $.request.proposal.first)}</p>;
  const { catalog, stands, winePages, adPages } = earlier;
  const had = [
    ...stands.map((stand) => placeOf(t, stand)),
    ...(winePages > 0 ? [t(($) => $.request.countedWine, { count: winePages })] : []),
    ...(adPages > 0 ? [t(($) => $.request.countedAds, { count: adPages })] : []),
  ];
  return (
    <p className={styles.earlier}>
      {t(($) => $.request.proposal.earlier, { catalog, had: had.join(' · ') })}
    </p>
  );
}
