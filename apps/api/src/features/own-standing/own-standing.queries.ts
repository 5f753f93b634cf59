import {
  checkStates,
  exhibitorPages,
  isOpenForEdits,
  isUploadedPage,
  NO_ALCOHOL_LEVEL,
  type OwnStanding,
  type OwnStandingPage,
  pageTypeOf,
  profileGaps,
} from '@rebblatt/contracts';
import { type Doubt, doubtsOfWinePage, type Gap, gapsOfWinePage } from '@rebblatt/printed-page';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { isWaitingLogo } from '../logo/logo.queries.ts';
import { findStandings } from '../page/standing/page-standing.queries.ts';
import { findWinePageInput } from '../page/wine-page.queries.ts';
import { gapsOfUpload } from '../release/gaps.rules.ts';
import { alcoholIs, withoutGrapes, withoutPrice } from '../wine/wine.queries.ts';

const columns = {
  id: true,
  position: true,
  pageType: true,
  state: true,
  comment: true,
  standId: true,
  contentFileId: true,
  contentStatus: true,
  contentReport: true,
  contentOverride: true,
} as const;

/** What the exhibitor's pages of a catalogue still need, by position: those that are printed, or all. */
export async function findOwnPages(
  db: Database,
  exhibitorId: number,
  catalogId: number,
  { alsoInactive = false } = {},
): Promise<OwnStandingPage[]> {
  const pages = await db.prisma.page.findMany({
    where: {
      exhibitorId,
      catalogId,
      active: alsoInactive ? undefined : true,
      pageType: { in: exhibitorPages },
    },
    orderBy: { position: 'asc' },
    select: columns,
  });
  const lines = await findStandings(
    db,
    pages.map(({ id }) => id),
  );
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const needsOf = async (page: (typeof pages)[number]): Promise<{ gaps: Gap[]; doubts: Doubt[] }> => {
    if (!isOpenForEdits(page.state)) return { gaps: [], doubts: [] };
    if (isUploadedPage(page.pageType)) return { gaps: gapsOfUpload(page), doubts: [] };
    const input = await findWinePageInput(db.prisma, page.id);
    return { gaps: input ? gapsOfWinePage(input) : [], doubts: input ? doubtsOfWinePage(input) : [] };
  };
  const needs = await Promise.all(pages.map(needsOf));
  return pages.map(({ id, position, pageType, comment }, index) => ({
    id,
    position,
    page_type: pageTypeOf(pageType),
    standing: lineOf.get(id)?.standing ?? 'draft',
    gaps: needs[index]?.gaps.map(({ code }) => code) ?? [],
    doubts: needs[index]?.doubts ?? [],
    comment,
    correction: lineOf.get(id)?.correction ?? null,
  }));
}

type Counts = Pick<OwnStanding, 'logos' | 'wines'> & { profile: Record<string, string | null> };

/** Whether nothing is known of a logo `l` yet: its check runs, or could not be done. */
const unknown = sql`(l.status = ${checkStates.checking} OR l.status = ${checkStates.failed} AND l.report IS NULL)`;

/** The exhibitor's logos and wines, counted, and what the profile lacks. */
export async function countOwnThings(db: Database, exhibitorId: number): Promise<Omit<OwnStanding, 'pages'>> {
  const [row] = await db.query<Counts>(sql`
    SELECT (SELECT json_build_object(
        'approved', count(*) FILTER (WHERE l.approved),
        'waiting', count(*) FILTER (WHERE ${isWaitingLogo} OR ${unknown}),
        'refused', count(*) FILTER (WHERE NOT l.approved AND NOT ${isWaitingLogo} AND NOT ${unknown}))
      FROM logo l WHERE l.user_id = e.id) AS logos,
    (SELECT json_build_object('total', count(*),
        'without_price', count(*) FILTER (WHERE ${withoutPrice}),
        'without_grapes', count(*) FILTER (WHERE ${withoutGrapes}),
        'without_alcohol', count(*) FILTER (WHERE ${alcoholIs(NO_ALCOHOL_LEVEL)}))
      FROM wine w WHERE w.user_id = e.id) AS wines,
    json_build_object('street', e.street, 'zip_code', e.zip_code, 'city', e.city, 'phone', e.phone) AS profile
    FROM exhibitor e WHERE e.id = ${exhibitorId}`);
  const { profile, ...counts } = found(row);
  return { ...counts, profile_gaps: profileGaps.filter((name) => !profile[name]) };
}
