import type { PrintLanguage } from '@rebblatt/contracts';

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
    continued: 'continued',
    unassignedStand: 'free',
    ad: 'Advertisement',
    content: 'Content page',
    fileMissing: 'There is no PDF file for this page yet.',
  },
};
