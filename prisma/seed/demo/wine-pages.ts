import type { ReleaseState } from '@rebblatt/contracts';
import { isDecided, releaseStates, WINE_PAGE } from '@rebblatt/contracts';
import type { Random } from '../random.ts';
import type { RegionEntry, StandEntry } from '../reference/build-reference.ts';
import { addDays, type Fair, momentOn } from './calendar.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';
import { type OwnPage, ownPages } from './own-winery.ts';
import { planWinePages } from './page-plan.ts';
import { blankPage, type LogoEntry, type PagePlan } from './pages.ts';
import type { WineEntry } from './wines.ts';

const { draft, rejected } = releaseStates;

const REJECTIONS = [
  'Das Logo ist am rechten Rand angeschnitten. Bitte das neue Logo zuordnen und nochmals freigeben.',
  'Bei zwei Weinen fehlt der Jahrgang. Bitte ergänzen, falls sie einen haben.',
  'Die Preise der Magnumflaschen sind tiefer als jene der Normalflaschen. Bitte prüfen.',
  'Die Seite ist sehr voll. Wir empfehlen, drei Weine auf die zweite Seite zu nehmen.',
  'Bitte den Seitentitel anpassen: Die Weine dieser Seite kommen aus einem anderen Land.',
];

/** Chooses dates between two days, both included. */
export const someDay = (random: Random, first: string, last: string) => {
  const days = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000));
  return addDays(first, random.int(0, days));
};

/** Release and decision of a page in the given state, while the fair was open and before today. */
export function decided(
  random: Random,
  page: PagePlan,
  state: ReleaseState,
  fair: Fair,
  today: string,
): PagePlan {
  const lastDay = fair.to < today ? fair.to : addDays(today, -1);
  const releasedOn = someDay(random, addDays(fair.from, 14), addDays(lastDay, -4));
  const decidedOn = addDays(releasedOn, random.int(1, 4));
  return {
    ...page,
    state,
    releasedAt: state === draft ? null : momentOn(releasedOn, random.int(6, 20), random.int(0, 59)),
    decidedAt: isDecided(state) ? momentOn(decidedOn, random.int(7, 16), random.int(0, 59)) : null,
    comment: state === rejected ? (page.comment ?? random.pick(REJECTIONS)) : page.comment,
  };
}

export interface Booth {
  exhibitor: ExhibitorEntry;
  stands: StandEntry[];
  logo: LogoEntry | null;
  /** The wines an exhibitor shows, one vintage of each. */
  wines: WineEntry[];
}

/** The wine pages of one exhibitor at a fair, still as drafts. */
export function buildWinePages(random: Random, fair: Fair, booth: Booth): PagePlan[] {
  const { exhibitor, stands, wines } = booth;
  return planWinePages(random, exhibitor, wines, stands).map((plan) => ({
    ...blankPage(fair.id, WINE_PAGE, momentOn(addDays(fair.from, 7 + (exhibitor.id % 5)), 8)),
    exhibitorId: exhibitor.id,
    stand: plan.stand,
    pageTitleId: plan.pageTitleId,
    logo: booth.logo,
    footer: plan.footer,
    categories: plan.categories,
  }));
}

/** The demo winery's pages, written by hand. */
export function buildOwnPages(random: Random, fair: Fair, booth: Booth, today: string): PagePlan[] {
  const own = fair.id === 1 ? ownPages.lastYear : ownPages.thisYear;
  const region = booth.exhibitor.regions[0] as RegionEntry;
  return own.map((page) => {
    const plan = {
      ...blankPage(fair.id, WINE_PAGE, momentOn(addDays(fair.from, 8), 8)),
      exhibitorId: accountIds.ownWinery,
      stand: booth.stands[0] ?? null,
      pageTitleId: region.pageTitleId,
      logo: page.state === 'empty' ? null : booth.logo,
      footer: page.footer,
      comment: page.comment,
      categories: page.categories.map((category) => categoryOf(category, booth.wines)),
    };
    return decided(random, plan, page.state === 'empty' ? draft : page.state, fair, today);
  });
}

function categoryOf([category, sizes, names]: OwnPage['categories'][number], wines: WineEntry[]) {
  const chosen = names.map((name) => {
    const wine = wines.find((candidate) => candidate.wine.startsWith(name));
    if (!wine) throw new Error(`the demo winery has no wine "${name}"`);
    return wine;
  });
  return { category, sizes, wines: chosen };
}
