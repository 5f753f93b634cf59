import type { BookPage, BookRun, PrintedLogo, WinePageInput } from '@rebblatt/contracts';

/** A wine page's input; the company's name makes it recognisable in the printed text. */
function winePage(company: string, logo: PrintedLogo | null = null): WinePageInput {
  return {
    page_title: 'Weine vom Bodensee',
    company: {
      company_name: company,
      street: 'Rebweg',
      number: '3',
      zip_code: '8266',
      city: 'Steckborn',
      phone: null,
      website: 'rebhof.example',
    },
    stand: { stand: '12', ship: 'Linth', deck: 'Hauptdeck' },
    logo,
    footer: 'Degustation nach Anmeldung',
    categories: [
      {
        id: 1,
        category: 'Rotweine',
        bottle_size1: '75 cl',
        bottle_size2: null,
        wines: Array.from({ length: 8 }, (_, i) => ({
          id: i + 1,
          name: `Blauburgunder Lage ${i + 1}`,
          year: 2021,
          sku: `B${i + 1}`,
          award: null,
          price1: 18.5 + i,
          price2: null,
        })),
      },
    ],
  };
}

/** A run of the given pages in order, numbered from 1. */
export function runOf(...pages: BookPage[]): BookRun {
  return { catalog_name: 'Weinschiff 2026', language: 'de', pages };
}

export const pageOfWines = (
  page_id: number,
  folio: number,
  company: string,
  logo: PrintedLogo | null = null,
): BookPage => ({
  page_id,
  folio,
  page_type: 1,
  with_sku: false,
  content: winePage(company, logo),
});

export const uploadedPage = (
  page_id: number,
  folio: number,
  page_type: 2 | 3,
  printed_pages = 1,
): BookPage => ({
  page_id,
  folio,
  page_type,
  content: { description: null, company_name: 'Rebhof Amsler', printed_pages },
});

export const anAd = {
  name: 'Rebhof Amsler',
  place: 'Schinznach',
  slogan: 'Kalk, Sonne und Geduld',
  stand: 'MS Linth, Stand 4',
  website: 'www.rebhof.example',
};

export const aLogo = { name: 'Rebhof Amsler', place: 'Schinznach', since: 1907 };
