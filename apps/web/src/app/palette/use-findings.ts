import { useDebouncedValue } from '@mantine/hooks';
import { containsWords } from '@rebblatt/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { lastActiveCatalog } from '../../features/catalog/catalog.api.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatNumber } from '../../lib/money.ts';
import { isOrganiser } from '../../lib/screen.ts';
import { useCatalogState, useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { AskedSource, Destination, Matches, PaletteContext } from './palette-source.ts';
import { askedSources, knownSources } from './palette-sources.ts';

/** How long typing must pause before the server is asked. */
const PAUSE_MS = 200;

/** Destinations under one heading; of a greater `total`, `more` leads to the list with the rest. */
export type Section = {
  key: string;
  heading: string;
  destinations: Destination[];
  total: number;
  more?: Destination;
  /** Its destinations are only near to the text. */
  near?: boolean;
};

/** Those with a destination. What is only near to the text is an answer where nothing else is one, and noise beside it. */
export function shownSections(sections: readonly Section[]): Section[] {
  const filled = sections.filter(({ destinations }) => destinations.length > 0);
  const found = filled.filter(({ near }) => !near);
  return found.length > 0 ? found : filled;
}

/** The results for a text, the sources that failed, and whether the search is still running. */
export type Findings = { sections: Section[]; failures: string | null; searching: boolean };

type Answer = { source: AskedSource; matches?: Matches; error?: unknown };

/** Finds destinations: those known to the browser immediately, those of the server when typing pauses. */
export function useFindings(text: string): Findings {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const role = session?.role ?? 'NOBODY';
  const activeCatalog = useCatalogState()?.active_catalog ?? null;
  const { data: ended } = useQuery({
    ...lastActiveCatalog(),
    enabled: isOrganiser(role) && activeCatalog === null,
  });
  const context: PaletteContext = {
    t,
    role,
    hasActiveAccount: session?.user.active === 1,
    activeCatalog,
    currentCatalog: activeCatalog ?? ended ?? null,
  };
  const typed = text.trim();
  const [paused] = useDebouncedValue(typed, PAUSE_MS);
  const worthAsking = (about: string) =>
    askedSources.filter(({ roles, asks }) => roles.includes(role) && asks(about, context));
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['palette', role, activeCatalog?.id, i18n.language, paused],
    queryFn: ({ signal }) =>
      Promise.all(worthAsking(paused).map((source) => answerOf(source, context, paused, signal))),
    enabled: worthAsking(paused).length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const asked = worthAsking(typed);
  const outdated = isPlaceholderData || paused !== typed;
  const answers = asked.length === 0 ? [] : (data ?? []);

  const known = knownSources.map(({ key, heading, list }) => {
    const destinations = list(context).filter(({ label, words = '' }) =>
      containsWords(`${label} ${words}`, typed),
    );
    return { key, heading: t(heading), destinations, total: destinations.length };
  });
  const found = answers.map(({ source, matches }) => section(context, source, matches, typed, outdated));
  const failed = outdated ? [] : answers.filter(({ matches }) => !matches);
  return {
    sections: shownSections([...known, ...found]),
    failures:
      failed.length === 0
        ? null
        : t(($) => $.palette.failed, {
            what: failed.map(({ source }) => t(source.heading)).join(', '),
            reason: errorText(t, failed[0]?.error),
          }),
    searching: asked.length > 0 && (isFetching || paused !== typed),
  };
}

/** A source that fails does not affect the others; an aborted request has no result. */
async function answerOf(
  source: AskedSource,
  context: PaletteContext,
  typed: string,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return { source, matches: await source.find(context, typed, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { source, error };
  }
}

/** Until the new results arrive, those of the last request are shown as far as they match the typed text. */
function section(
  { t }: PaletteContext,
  source: AskedSource,
  matches: Matches | undefined,
  typed: string,
  outdated: boolean,
): Section {
  const { destinations = [], total = 0, list = '', near } = matches ?? {};
  const heading = t(source.heading);
  if (outdated) {
    const fitting = destinations.filter(({ label, detail }) => containsWords(`${label} ${detail}`, typed));
    return { key: source.key, heading, destinations: fitting, total: fitting.length, near };
  }
  const more = { to: list, label: t(($) => $.palette.more, { total: formatNumber(total) }), icon: List };
  const rest = total > destinations.length && { more };
  return { key: source.key, heading, destinations, total, near, ...rest };
}
