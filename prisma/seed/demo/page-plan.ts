import { compareNames } from '@rebblatt/contracts';
import { groupBy } from '../group-by.ts';
import type { Random } from '../random.ts';
import type { StandEntry } from '../reference/build-reference.ts';
import type { ExhibitorEntry } from './exhibitors.ts';
import type { WineEntry } from './wines.ts';

/** A category of a wine page with up to two bottle sizes; every wine has a price for one of them. */
export interface CategoryPlan {
  category: string;
  sizes: string[];
  wines: WineEntry[];
}

export interface WinePagePlan {
  exhibitor: ExhibitorEntry;
  stand: StandEntry | null;
  pageTitleId: number;
  footer: string | null;
  categories: CategoryPlan[];
}

const COLOURS: Record<string, string> = {
  p: 'Schaumweine',
  w: 'Weissweine',
  s: 'Roséweine',
  r: 'Rotweine',
  d: 'Süssweine',
  l: 'Likörweine',
};

const FOOTERS = [
  'Degustation und Verkauf am Stand. Preise in CHF inkl. MwSt.',
  'Ab 12 Flaschen Lieferung frei Haus in der ganzen Schweiz.',
  'Messerabatt 10 % auf alle Bestellungen am Stand.',
  'Alle Weine aus zertifiziert biologischem Anbau.',
  'Besuchen Sie unseren Keller: Freitag 16 bis 19 Uhr, Samstag 9 bis 15 Uhr.',
  'Raritäten und ältere Jahrgänge auf Anfrage am Stand.',
  'Ab 36 Flaschen schenken wir Ihnen eine Magnum. Selbstverständlich frei gemischt.',
  null,
  null,
  null,
];

const WINES_PER_PAGE = 15;
const FEWEST_WINES = 4;
const MOST_PAGES = 4;

/**
 * The content of an exhibitor's wine pages: one heading per page, wines in categories by colour or by region.
 * @param wines the exhibitor's wines to be shown, one vintage each
 */
export function planWinePages(
  random: Random,
  exhibitor: ExhibitorEntry,
  wines: WineEntry[],
  stands: StandEntry[],
): WinePagePlan[] {
  const byRegion = random.chance(0.4);
  const byTitle = groupBy(wines, (wine) => wine.region.pageTitleId);
  const pages: WinePagePlan[] = [];
  for (const [pageTitleId, ofTitle] of byTitle) {
    // The wines are spread evenly, because a last page with only one or two would look empty.
    const count = Math.ceil(ofTitle.length / WINES_PER_PAGE);
    const perPage = Math.ceil(ofTitle.length / count);
    const ordered = inOrder(ofTitle, byRegion);
    for (let start = 0; start < ordered.length; start += perPage) {
      const onPage = ordered.slice(start, start + perPage);
      if (onPage.length < FEWEST_WINES) continue;
      pages.push({
        exhibitor,
        stand: stands[pages.length % stands.length] ?? null,
        pageTitleId,
        footer: random.pick(FOOTERS),
        categories: planCategories(onPage, byRegion),
      });
    }
  }
  return pages.slice(0, MOST_PAGES);
}

const colourOrder = Object.keys(COLOURS);

const inOrder = (wines: WineEntry[], byRegion: boolean) =>
  [...wines].sort(
    (one, other) =>
      (byRegion ? one.region.id - other.region.id : 0) ||
      colourOrder.indexOf(one.colour) - colourOrder.indexOf(other.colour) ||
      compareNames(one.wine, other.wine),
  );

function planCategories(wines: WineEntry[], byRegion: boolean): CategoryPlan[] {
  const sizeOf = (wine: WineEntry) => wine.prices[0]?.size ?? '';
  const regions = new Set(wines.map((wine) => wine.region.name));
  const titleOf = (wine: WineEntry) =>
    byRegion && regions.size > 1 && 'wrs'.includes(wine.colour)
      ? wine.region.name
      : (COLOURS[wine.colour] ?? 'Weine');
  return [...groupBy(wines, (wine) => `${titleOf(wine)}|${sizeOf(wine)}`).values()].map((group) => {
    const [first] = group as [WineEntry];
    const second = group.flatMap((wine) => wine.prices.slice(1)).map(({ size }) => size)[0];
    return {
      category: titleOf(first),
      sizes: second ? [sizeOf(first), second] : [sizeOf(first)],
      wines: group,
    };
  });
}
