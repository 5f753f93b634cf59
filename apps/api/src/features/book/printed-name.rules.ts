import type { PrintedCompany, WinePageInput } from '@rebblatt/contracts';

/** An exhibitor's page that is printed; `wineIds` are the wines on it, none on an ad. */
export interface ExhibitorPage {
  pageId: number;
  exhibitorId: number;
  wineIds: number[];
  /** What the page itself prints of its exhibitor and its stand, as released; null for an ad or an open page. */
  printed: PrintedFacts | null;
  /** When it was released. */
  releasedAt: Date | null;
  /** What its exhibitor was called when it was released, where it has another name by now. */
  called: PrintedFacts['company'] | null;
}

export interface PrintedFacts {
  company: Pick<PrintedCompany, 'company_name' | 'city'>;
  /** The stand that the page names, and the name that it prints. */
  stand: { id: number; name: string } | null;
}

/** @param standId the stand of the page, which does not change after its release */
export const printedFactsOf = (
  { company, stand }: Pick<WinePageInput, 'company' | 'stand'>,
  standId: number | null,
): PrintedFacts => ({
  company,
  stand: standId !== null && stand ? { id: standId, name: stand.stand } : null,
});

type Called = PrintedFacts['company'];

/** The later of two releases; of equal ones, or without times, the one that stands later in the book. */
const laterOf = (a: ExhibitorPage | undefined, b: ExhibitorPage): ExhibitorPage =>
  a && (a.releasedAt?.getTime() ?? 0) > (b.releasedAt?.getTime() ?? 0) ? a : b;

const newestOf = (pages: readonly ExhibitorPage[]) =>
  pages.reduce<ExhibitorPage | undefined>((newest, page) => laterOf(newest, page), undefined);

/**
 * The one name that an exhibitor has in a book, in its registers, wine tour and manifest: the one that its newest wine
 * page prints. An ad says no name that could be read: without a wine page it is the name that the exhibitor had when its
 * newest ad was released, and without a page the one entered now.
 * @param pages all that are printed, in their order
 */
export function printedCompanyOf<Living extends Called>(
  exhibitorId: number | null,
  pages: readonly ExhibitorPage[],
  living: Living,
): Called {
  const own = pages.filter((page) => page.exhibitorId === exhibitorId);
  const newest = newestOf(own.filter(({ printed }) => printed));
  return newest?.printed?.company ?? newestOf(own)?.called ?? living;
}

/** The name of a stand: as a page prints it that stands there, or else as it is called now. */
export function printedStandOf(stand: { id: number; name: string }, pages: readonly ExhibitorPage[]): string {
  const named = pages.find(({ printed }) => printed?.stand?.id === stand.id);
  return named?.printed?.stand?.name ?? stand.name;
}
