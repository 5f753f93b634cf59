import type { PrintPreview, UnprintableText } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { KeptRoom } from '../../../ui/kept-room.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { changedFactText } from '../../page/changed-fact.words.ts';
import { printPreviewOf } from '../print.api.ts';
import styles from './before-print.module.css';
import { byRenamedThing } from './renamed.rules.ts';

/** What the organiser should know before a book is ordered, with a link to each place; nothing if there is nothing. */
export function BeforePrint({ catalogId }: { catalogId: string }) {
  const { data } = useQuery(printPreviewOf(catalogId));
  const nothing = data?.unprintable.length === 0 && data.changed.length === 0;
  return (
    <KeptRoom name={`before-print-${catalogId}`} empty={nothing}>
      {data && (
        <>
          <Unprintable catalogId={catalogId} texts={data.unprintable} />
          <ChangedSince catalogId={catalogId} pages={data.changed} />
        </>
      )}
    </KeptRoom>
  );
}

/** Texts with characters that would be boxes in the book. */
function Unprintable({ catalogId, texts }: { catalogId: string; texts: UnprintableText[] }) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <Notice tone="danger">
      {t(($) => $.print.unprintable, { count: texts.length })}
      <ul className={styles.list}>
        {texts.map((one) => (
          <li key={`${one.place}/${one.text}/${one.id}`}>
            <PlaceLink to={addressOf(catalogId, one)}>
              {t(($) => $.print.unprintablePlace[one.place], { name: one.text })}
            </PlaceLink>
            {`: ${one.characters.join(' ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Pages that print something of their exhibitor or stand otherwise than it has been entered since. */
function ChangedSince({ catalogId, pages }: { catalogId: string; pages: PrintPreview['changed'] }) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  const { renamed, single } = byRenamedThing(pages);
  const linkTo = ({ page_id, position, label }: (typeof pages)[number]) => (
    <Link to={`/catalog/${catalogId}/page/edit/${page_id}`}>
      {[t(($) => $.print.position, { position }), label].filter(Boolean).join(', ')}
    </Link>
  );
  return (
    <Notice tone="wait">
      {t(($) => $.print.changedSince, { count: pages.length })}
      <ul className={styles.list}>
        {renamed.map(({ printed, now, pages: all }) => (
          <li key={`${printed}/${now}`}>
            {t(($) => $.print.renamed, { printed, now })}
            <details>
              <summary>{t(($) => $.print.renamedOn, { count: all.length })}</summary>
              <ul className={styles.list}>
                {all.map((page) => (
                  <li key={page.page_id}>{linkTo(page)}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        {single.map((page) => (
          <li key={page.page_id}>
            {linkTo(page)}
            {`: ${page.facts.map((fact) => changedFactText(t, fact)).join(' ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function PlaceLink({ to, children }: { to: string | null; children: string }) {
  return to === null ? <span>{children}</span> : <Link to={to}>{children}</Link>;
}

/** Where a text is entered; null when its row is not known. */
function addressOf(catalogId: string, { place, id }: UnprintableText): string | null {
  if (id === null) return null;
  return place === 'page' ? `/catalog/${catalogId}/page/edit/${id}` : `/${place}/edit/${id}`;
}
