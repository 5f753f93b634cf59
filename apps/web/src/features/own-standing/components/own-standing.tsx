import type { SessionCatalog } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronRight, CircleDot, Clock3 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { bannerState } from '../../../lib/banner-state.ts';
import { formatDate } from '../../../lib/date.ts';
import { useCatalogState } from '../../../lib/session.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useToday } from '../../../lib/use-today.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ownStanding } from '../own-standing.api.ts';
import { isDone, linesOf, nextOf, type StandingLine } from '../own-standing.rules.ts';
import styles from './own-standing.module.css';
import { PageDownload } from './page-download.tsx';
import { PagesDownload } from './pages-download.tsx';
import { lineInWords, ownPageName, pageInWords } from './standing-words.ts';

const FOLDED_KEY = 'own-standing-folded';
const icons = { todo: CircleDot, wait: Clock3, ok: Check };

function daysInWords(t: Translate, catalog: SessionCatalog, today: string): string | null {
  const state = bannerState(catalog, today);
  if (!state || state.kind === 'expired') return null;
  const { name, to } = catalog;
  return t(($) => $.evening.days, { name, count: state.days, date: formatDate(to) });
}

type Props = { mentionedBelow?: StandingLine['about'] | undefined };

/**
 * What an exhibitor still has to do, until when, and what comes first; each line leads to where it is done.
 * @param mentionedBelow what the screen says by itself: not listed once more, but counted, so that the number is the same on
 *   every screen
 */
export function OwnStanding(props: Props) {
  const catalog = useCatalogState()?.active_catalog;
  return catalog ? <RunningCatalog catalog={catalog} {...props} /> : null;
}

function RunningCatalog({ catalog, mentionedBelow }: Props & { catalog: SessionCatalog }) {
  const { t } = useTranslation();
  const today = useToday();
  const request = useCatalogState()?.user_catalog_request ?? null;
  const { data: standing } = useQuery(ownStanding());
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === '1');
  const title = useId();
  if (!standing) return null;
  const lines = linesOf(standing, request);
  const next = nextOf(lines);
  const shown = lines.filter(({ about }) => about !== mentionedBelow);
  const open = lines.filter(({ tone }) => tone === 'todo').length;
  const done = isDone(standing);
  // Who waits for the order and has no wine yet has not done everything.
  const beforeWines = standing.wines.total === 0 && standing.pages.length === 0;
  const accepted = standing.pages.filter((page) => page.standing === 'accepted').length;
  // Stored in the click itself: the toggle event comes later, and not at all if the screen is left before.
  const fold = () => {
    setFolded(!folded);
    localStorage.setItem(FOLDED_KEY, folded ? '0' : '1');
  };
  return (
    <details
      className={styles.standing}
      aria-labelledby={title}
      open={!folded}
      onToggle={({ currentTarget }) => setFolded(!currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, for the keyboard too. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          fold();
        }}
      >
        <ChevronRight size={16} className={styles.fold} aria-hidden />
        <h2 id={title}>{t(($) => $.evening.title)}</h2>
        <span>{daysInWords(t, catalog, today)}</span>
        {open > 0 && <span className={styles.open}>{t(($) => $.evening.open, { count: open })}</span>}
      </summary>
      <p className={styles.next}>
        {done && t(($) => $.evening.done)}
        {!done && !next && !beforeWines && t(($) => $.evening.waiting)}
        {!done && !next && beforeWines && (
          <>
            {t(($) => $.evening.meanwhile)}{' '}
            <Link to="/exhibitor-wine/create">{t(($) => $.evening.firstWine)}</Link>
          </>
        )}
        {!done && next && (
          <>
            {t(($) => $.evening.next)} <Link to={next.to}>{lineInWords(t, next)}</Link>
          </>
        )}
      </p>
      {accepted > 1 && <PagesDownload />}
      <ul className={styles.lines}>
        {shown.map((line) => (
          <Line key={keyOf(line)} line={line} />
        ))}
      </ul>
    </details>
  );
}

const keyOf = (line: StandingLine) => (line.about === 'page' ? `page-${line.page.id}` : line.about);

function Line({ line }: { line: StandingLine }) {
  const { t } = useTranslation();
  const Icon = icons[line.tone];
  return (
    <li data-tone={line.tone}>
      <Icon size={15} className={styles.mark} aria-hidden />
      {line.about === 'page' ? (
        <>
          <Link to={line.to}>{ownPageName(t, line.page)}</Link>
          <span>{pageInWords(t, line.page)}</span>
          {line.tone === 'ok' && <PageDownload page={line.page} />}
        </>
      ) : (
        <Link to={line.to}>{lineInWords(t, line)}</Link>
      )}
    </li>
  );
}
