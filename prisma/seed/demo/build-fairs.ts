import type { ReleaseState } from '@rebblatt/contracts';
import {
  AD_PAGE,
  CONTENT_PAGE,
  EXHIBITOR_REGISTER,
  type PageType,
  REGION_REGISTER,
  releaseStates,
  WINETOUR_PAGE,
} from '@rebblatt/contracts';
import { type Random, randomFor } from '../random.ts';
import { numberPages, orderBook } from './book-order.ts';
import { addDays, type Fair, momentOn } from './calendar.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';
import { logoAsAd } from './file-reports.ts';
import { type DemoFiles, hasAd } from './files.ts';
import { type OrganiserText, organiserTexts } from './organiser-texts.ts';
import { blankPage, type PageEntry, type PagePlan } from './pages.ts';
import type { StandPlan } from './stands.ts';
import { type Booth, buildOwnPages, buildWinePages, decided } from './wine-pages.ts';
import type { WineEntry } from './wines.ts';

const { draft, released, accepted, rejected } = releaseStates;

export interface FairBook {
  fair: Fair;
  booths: Booth[];
  pages: PageEntry[];
}

interface Setting {
  exhibitors: ExhibitorEntry[];
  wines: WineEntry[];
  demo: DemoFiles;
  /** Stands by type of catalogue. */
  stands: Record<1 | 2, StandPlan>;
  today: string;
}

/** The three catalogues with their pages in order. */
export function buildFairBooks(
  setting: Setting,
  fairs: { lastYear: Fair; spring: Fair; thisYear: Fair },
): FairBook[] {
  const { exhibitors } = setting;
  const drafts = [
    planBook(
      setting,
      fairs.lastYear,
      exhibitors.filter(({ returning }) => returning),
    ),
    planBook(
      setting,
      fairs.spring,
      exhibitors.filter(({ inSpring }) => inSpring),
    ),
    planBook(
      setting,
      fairs.thisYear,
      exhibitors.filter(({ standing }) => standing === 'accepted'),
    ),
  ];
  const pages = numberPages(drafts.map(({ plans }) => plans));
  return drafts.map(({ fair, booths }) => ({
    fair,
    booths,
    pages: pages.filter((page) => page.catalogId === fair.id),
  }));
}

function planBook(setting: Setting, fair: Fair, taking: ExhibitorEntry[]) {
  const random = randomFor(`fair ${fair.id}`);
  const booths = buildBooths(setting, fair, taking);
  const open = fair.to >= setting.today;
  const winePages = booths.flatMap((booth) => {
    if (booth.exhibitor.id === accountIds.ownWinery) return buildOwnPages(random, fair, booth, setting.today);
    const pages = buildWinePages(random, fair, booth);
    const states = open ? statesThisYear(random, booth, pages.length) : pages.map(() => accepted);
    return pages.map((page, nth) => decided(random, page, states[nth] ?? draft, fair, setting.today));
  });
  if (open) stirDrafts(random, winePages, setting.wines);
  const ads = booths
    .filter(({ exhibitor }) => hasAd(exhibitor))
    .map((booth) => buildAd(random, setting, fair, booth, open));
  if (open) sendLogosAsAds(ads, booths);
  const nameOf = new Map(taking.map(({ id, name }) => [id, name]));
  const { front, back } = buildOwnOrganiserPages(setting, fair, open);
  const plans = orderBook(front, winePages, ads, back, (page) => nameOf.get(page.exhibitorId ?? 0) ?? '');
  return { fair, booths, plans };
}

/** The stands and wines of every exhibitor. */
function buildBooths({ wines, demo, stands }: Setting, fair: Fair, taking: ExhibitorEntry[]): Booth[] {
  return taking.map((exhibitor) => {
    const own = wines.filter(({ exhibitorId }) => exhibitorId === exhibitor.id);
    // A year ago the older vintage was on sale.
    const shown = fair.id === 3 ? own.filter(({ older }) => !older) : withOlderVintages(own);
    return {
      exhibitor,
      stands: stands[fair.catalogType].get(exhibitor.id) ?? [],
      logo: demo.logos.find((logo) => logo.exhibitorId === exhibitor.id && logo.approved) ?? null,
      wines: fair.id === 2 ? shown.slice(0, 14) : shown.slice(0, 44),
    };
  });
}

const withOlderVintages = (wines: WineEntry[]) => {
  const older = new Set(wines.filter((wine) => wine.older).map((wine) => wine.wine));
  return wines.filter((wine) => wine.older || !older.has(wine.wine));
};

/** All pages of an exhibitor are in similar states: most are accepted, some are released, some are drafts. */
function statesThisYear(random: Random, { logo }: Booth, count: number): ReleaseState[] {
  if (!logo) return Array<ReleaseState>(count).fill(draft);
  const mood = random.int(1, 100);
  if (mood <= 48) return Array<ReleaseState>(count).fill(accepted);
  if (mood <= 64) return Array<ReleaseState>(count).fill(released);
  if (mood <= 76) return [rejected, ...Array<ReleaseState>(count).fill(accepted)];
  if (mood <= 88) return [accepted, ...Array<ReleaseState>(count).fill(draft)];
  return Array<ReleaseState>(count).fill(draft);
}

/** Drafts are incomplete: without a logo, a stand or wines, inactive, or too full for the page. */
function stirDrafts(random: Random, pages: PagePlan[], wines: WineEntry[]): void {
  const drafts = pages.filter(
    ({ state, exhibitorId }) => state === draft && exhibitorId !== accountIds.ownWinery,
  );
  drafts.forEach((page, nth) => {
    if (nth % 3 === 1) page.logo = null;
    if (nth % 11 === 3) page.categories = [];
    if (nth % 9 === 5) page.active = false;
    if (nth % 14 === 6) overfill(page, wines);
    if (nth % 4 === 0) page.footer = random.pick(['Weitere Weine am Stand.', null]);
  });
}

const OVERFULL_WINES = 25;

function overfill(page: PagePlan, wines: WineEntry[]): void {
  const listed = new Set(page.categories.flatMap((category) => category.wines.map(({ id }) => id)));
  for (const category of page.categories) {
    for (const wine of wines) {
      if (listed.size >= OVERFULL_WINES) return;
      const fits = wine.prices.some(({ size }) => category.sizes.includes(size));
      if (wine.exhibitorId !== page.exhibitorId || listed.has(wine.id) || !fits) continue;
      listed.add(wine.id);
      category.wines = [...category.wines, wine];
    }
  }
}

function buildAd(
  random: Random,
  { demo, today }: Setting,
  fair: Fair,
  { exhibitor, stands }: Booth,
  open: boolean,
): PagePlan {
  const own = exhibitor.id === accountIds.ownWinery;
  const state = !open
    ? accepted
    : own
      ? draft
      : random.pick<ReleaseState>([accepted, accepted, released, draft, rejected]);
  const withoutPdf = open && !own && state === draft && random.chance(0.5);
  const page = {
    ...blankPage(fair.id, AD_PAGE, momentOn(addDays(fair.from, 9), 8)),
    exhibitorId: exhibitor.id,
    stand: stands[0] ?? null,
    pageTitleId: exhibitor.regions[0]?.pageTitleId ?? null,
    file: withoutPdf ? null : (demo.ads.get(exhibitor.id) ?? null),
    comment:
      state === rejected
        ? 'Der Text steht zu nahe am Beschnitt. Bitte mindestens 4 mm Abstand halten.'
        : null,
  };
  return decided(random, page, state, fair, today);
}

/** Two exhibitors whose ads were rejected uploaded their logos instead. */
function sendLogosAsAds(ads: PagePlan[], booths: Booth[]): void {
  for (const ad of ads.filter(({ state }) => state === rejected).slice(0, 2)) {
    const logo = booths.find(({ exhibitor }) => exhibitor.id === ad.exhibitorId)?.logo;
    if (logo) Object.assign(ad, { file: logo.file, faults: logoAsAd });
  }
}

/** The organiser's pages: its own texts before and after the exhibitors' pages, the registers and the wine tour. */
function buildOwnOrganiserPages({ demo }: Setting, fair: Fair, open: boolean) {
  const createdAt = momentOn(fair.from, 7);
  const content = ({ title }: OrganiserText): PagePlan => ({
    ...blankPage(fair.id, CONTENT_PAGE, createdAt),
    description: title,
    file: demo.contents.get(title) ?? null,
    link: title.startsWith('Schiffsplan') ? 'https://www.rebblatt.test/anreise' : null,
  });
  const register = (pageType: PageType, description: string): PagePlan => ({
    ...blankPage(fair.id, pageType, createdAt),
    description,
  });
  const front = organiserTexts.slice(0, 2).map(content);
  const back = organiserTexts.slice(2).map(content);
  if (fair.catalogType === 2) front.push(register(WINETOUR_PAGE, 'Weintour'));
  // This year's competition page exists but has no PDF yet.
  if (open)
    back.push({ ...blankPage(fair.id, CONTENT_PAGE, createdAt), description: 'Wettbewerb', active: false });
  const registers = [
    register(EXHIBITOR_REGISTER, 'Ausstellerverzeichnis'),
    register(REGION_REGISTER, 'Länder und Regionen'),
  ];
  return { front: [...front.slice(0, 1), ...registers, ...front.slice(1)], back };
}
