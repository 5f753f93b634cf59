import type { PrintedCompany, WinePageInput } from '@rebblatt/contracts';

/** An exhibitor's page that is printed; `wineIds` are the wines on it, none on an ad. */
export interface ExhibitorPage {
  pageId: number;
  exhibitorId: number;
  wineIds: number[];
  /** What the page itself prints of its exhibitor and its stand, as released; null for an ad or an open page. */
  printed: PrintedFacts | null;
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

/**
 * The name under which a page stands in registers, wine tour and manifest: the one that it prints. An ad prints none: it
 * stands where the last printed page of its exhibitor does, without one under the name entered now.
 */
export function printedCompanyOf<Living extends PrintedFacts['company']>(
  page: Pick<ExhibitorPage, 'exhibitorId' | 'printed'>,
  pages: readonly ExhibitorPage[],
  living: Living,
): PrintedFacts['company'] {
  if (page.printed) return page.printed.company;
  const own = pages.filter(({ exhibitorId, printed }) => exhibitorId === page.exhibitorId && printed);
  return own.at(-1)?.printed?.company ?? living;
}

/** The pages of an exhibitor by the company that they stand under, which is one unless it was renamed in between. */
export function byPrintedCompany(
  pages: readonly ExhibitorPage[],
  living: PrintedFacts['company'],
): { company: PrintedFacts['company']; pages: ExhibitorPage[] }[] {
  const found = new Map<string, { company: PrintedFacts['company']; pages: ExhibitorPage[] }>();
  for (const page of pages) {
    const company = printedCompanyOf(page, pages, living);
    const entry = found.get(company.company_name) ?? { company, pages: [] };
    found.set(company.company_name, { company, pages: [...entry.pages, page] });
  }
  return [...found.values()];
}

/** The name of a stand: as a page prints it that stands there, or else as it is called now. */
export function printedStandOf(stand: { id: number; name: string }, pages: readonly ExhibitorPage[]): string {
  const named = pages.find(({ printed }) => printed?.stand?.id === stand.id);
  return named?.printed?.stand?.name ?? stand.name;
}
