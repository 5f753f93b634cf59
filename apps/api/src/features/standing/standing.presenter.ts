import type { CatalogStanding, PageStanding, ProgressRow } from '@rebblatt/contracts';
import { pageStandings } from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import { collectionOf, daysLeft, daysOf } from '../catalog/catalog.rules.ts';
import type { OpenLine } from '../reminder/reminder.queries.ts';

import type { ProgressLine } from './progress.queries.ts';
import type { Standing } from './standing.queries.ts';

/** The days that are left as the banner says them: the last one counts too. */
const openDays = (catalog: Standing, clock: Clock): number | null =>
  collectionOf(catalog, clock) === 'open' ? daysLeft(todayInZurich(clock), daysOf(catalog).to) + 1 : null;

/** Where a catalogue stands, on the wire. */
export function presentStanding(standing: Standing, clock: Clock): CatalogStanding {
  const { id, pages, logos, requests, notBegun, later } = standing;
  const since = pages.find((line) => line.standing === 'waiting')?.since;
  const counted = new Map(pages.map((line) => [line.standing, line.count]));
  const countOf = (standing: PageStanding) => counted.get(standing) ?? 0;
  return {
    catalog_id: id,
    days_left: openDays(standing, clock),
    pages: Object.fromEntries(pageStandings.map((standing) => [standing, countOf(standing)])) as Record<
      PageStanding,
      number
    >,
    waiting_since: since ? new Date(since).toISOString() : null,
    logos_to_approve: logos,
    requests_open: requests,
    exhibitors_not_begun: notBegun,
    renamed: pages.reduce((sum, { renamed }) => sum + renamed, 0),
    later,
  };
}

/** How far an exhibitor is, on the wire. @param lines what is open of all exhibitors */
export function presentProgress({ last_sign_in, ...line }: ProgressLine, lines: OpenLine[]): ProgressRow {
  const own = lines.filter(({ exhibitor_id }) => exhibitor_id === line.id);
  const topicsOf = (some: OpenLine[]) => [...new Set(some.map(({ topic }) => topic))];
  return {
    ...line,
    last_sign_in: last_sign_in?.toISOString() ?? null,
    open: topicsOf(own),
    due: topicsOf(own.filter(({ recently }) => !recently)),
    reminded_at: own[0]?.last_reminded_at?.toISOString() ?? null,
  };
}
