import type { PrintLanguage, RegisterKind } from '@rebblatt/contracts';

/** The few texts of the templates themselves; everything else on a page is data. */
export interface PageTexts {
  deck: string;
  stand: string;
  page: string;
  company: string;
  notes: string;
  currency: string;
  articleNumber: string;
  vintage: string;
  award: string;
  wine: string;
  logo: string;
  alcoholFree: string;
  exhibitors: string;
  regions: string;
  winetour: string;
  /** The titles of registers that the organiser chooses. */
  chosen: Record<RegisterKind, string>;
  /** The heading of the wines without alcohol. */
  alcoholFreeWines: string;
  continued: string;
  unassignedStand: string;
  ad: string;
  content: string;
  fileMissing: string;
}

export const pageTexts: Record<PrintLanguage, PageTexts> = {
  de: {
    deck: 'Deck',
    stand: 'Stand',
    page: 'Seite',
    company: 'Aussteller',
    notes: 'Notizen',
    currency: 'Preise in CHF',
    articleNumber: 'Art.-Nr.',
    vintage: 'Jahrgang',
    award: 'Auszeichnung',
    wine: 'Wein',
    logo: 'Logo',
    alcoholFree: 'alkoholfrei',
    exhibitors: 'Aussteller A–Z',
    regions: 'Länder und Regionen',
    winetour: 'Weintour',
    chosen: {
      grape: 'Rebsorten',
      award: 'Auszeichnungen',
      ship: 'Schiffe und Stände',
      type: 'Weintypen',
    },
    alcoholFreeWines: 'Alkoholfrei',
    continued: 'Fortsetzung',
    unassignedStand: 'frei',
    ad: 'Inserat',
    content: 'Inhaltsseite',
    fileMissing: 'Für diese Seite liegt noch keine PDF-Datei vor.',
  },
  en: {
    deck: 'Deck',
    stand: 'Stand',
    page: 'Page',
    company: 'Exhibitor',
    notes: 'Notes',
    currency: 'Prices in CHF',
    articleNumber: 'Item no.',
    vintage: 'Vintage',
    award: 'Award',
    wine: 'Wine',
    logo: 'Logo',
    alcoholFree: 'alcohol-free',
    exhibitors: 'Exhibitors A–Z',
    regions: 'Countries and regions',
    winetour: 'Wine tour',
    chosen: {
      grape: 'Grape varieties',
      award: 'Awards',
      ship: 'Ships and stands',
      type: 'Types of wine',
    },
    alcoholFreeWines: 'Alcohol-free',
    continued: 'continued',
    unassignedStand: 'free',
    ad: 'Advertisement',
    content: 'Content page',
    fileMissing: 'There is no PDF file for this page yet.',
  },
};
