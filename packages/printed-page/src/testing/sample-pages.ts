import type {
  BookRun,
  PrintedCategory,
  PrintedWine,
  RegisterEntry,
  WinePageInput,
} from '@rebblatt/contracts';

export function wine(id: number, wished: Partial<PrintedWine> = {}): PrintedWine {
  return {
    id,
    name: 'Räuschling',
    year: 2023,
    sku: null,
    award: null,
    price1: 24.5,
    price2: null,
    ...wished,
  };
}

export function category(
  id: number,
  wines: PrintedWine[],
  wished: Partial<PrintedCategory> = {},
): PrintedCategory {
  return { id, category: 'Weissweine', bottle_size1: '75 cl', bottle_size2: null, wines, ...wished };
}

export function winePage(wished: Partial<WinePageInput> = {}): WinePageInput {
  return {
    page_title: 'Zürich & Schaffhausen',
    company: {
      company_name: 'Weingut Seehalde AG',
      street: 'Seestrasse',
      number: '12a',
      zip_code: '8712',
      city: 'Stäfa',
      phone: null,
      website: 'https://seehalde.test/',
    },
    stand: { stand: 'L-12', ship: 'Linth', deck: 'Hauptdeck' },
    logo: { logo_id: 3, sha256: 'a'.repeat(64), width_mm: 65, height_mm: 122.5 },
    footer: 'Degustation am Stand.',
    categories: [category(1, [wine(11)])],
    ...wished,
  };
}

export function entry(id: number, wished: Partial<RegisterEntry> = {}): RegisterEntry {
  return {
    exhibitor_id: id,
    company_name: `Kellerei ${id}`,
    city: 'Zug',
    stands: [`L-${id}`],
    pages: [id],
    ...wished,
  };
}

export function run(pages: BookRun['pages']): BookRun {
  return { catalog_name: 'Weinschiffe 2026', language: 'de', pages };
}
