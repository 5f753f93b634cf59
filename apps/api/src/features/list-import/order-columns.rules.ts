import type { ListField } from './field.rules.ts';
import { namesIn, text } from './field.rules.ts';
import type { Offered } from './order-services.rules.ts';
import { amountIn, type ServiceNames } from './order-services.rules.ts';

/** A number of things, however it is written; other words are left to the form's own contract. */
const numberWord = (column: Parameters<typeof text>[0]): ListField => ({
  ...text(column),
  read: (cell) => ({ is: amountIn(cell) ?? cell }),
});

const company = text({
  field: 'company_name',
  headings: { de: 'Firma', fr: 'Entreprise', en: 'Company' },
  others: [
    ...['Firmenname', 'Weingut', 'Aussteller', 'Betrieb', 'Name', 'Besteller', 'Société', 'Domaine'],
    ...['Exposant', 'Raison sociale', 'Nom', 'Winery', 'Exhibitor', 'Company name', 'E-Mail', 'Courriel'],
  ],
  required: true,
  example: 'Weingut am Steg',
});

const catalog = text({
  field: 'catalog',
  headings: { de: 'Katalog', fr: 'Catalogue', en: 'Catalogue' },
  others: ['Messe', 'Ausstellung', 'Salon', 'Fair', 'Catalog'],
  example: '',
});

const stands = text({
  field: 'stands',
  headings: { de: 'Stände', fr: 'Stands', en: 'Stands' },
  others: [
    ...['Stand', 'Standnummer', 'Standnummern', 'Stand-Nr.', 'Standnr', 'Platz', 'Plätze'],
    ...[
      'Emplacement',
      'Emplacements',
      'Numéro de stand',
      'N° de stand',
      'No de stand',
      'N° stand',
      'No stand',
      'Booth',
      'Stand number',
      'Stand numbers',
    ],
  ],
  example: 'Z-11',
});

const ship = text({
  field: 'ship',
  headings: { de: 'Schiff', fr: 'Bateau', en: 'Ship' },
  others: ['Boot', 'Boat', 'Vessel'],
  example: '',
});

/** Where the stands are, or without stands the wished deck. */
const deck = text({
  field: 'deck',
  headings: { de: 'Deck', fr: 'Pont', en: 'Deck' },
  others: ['Etage', 'Ebene', 'Étage', 'Level'],
  example: '',
});

const countStands = numberWord({
  field: 'count_stands',
  headings: { de: 'Anzahl Stände', fr: 'Nombre de stands', en: 'Number of stands' },
  others: ['Anz. Stände', 'Standanzahl', 'Nb de stands', 'Stands (Anzahl)'],
  example: '1',
});

const winePages = numberWord({
  field: 'count_pages_wine',
  headings: { de: 'Weinseiten', fr: 'Pages de vins', en: 'Wine pages' },
  others: [
    ...['Anzahl Weinseiten', 'Katalogseiten', 'Seiten', 'Anzahl Seiten', 'Anz. Seiten'],
    ...['Pages', 'Nombre de pages', 'Pages vins', 'Number of pages', 'Number of wine pages'],
  ],
  required: true,
  example: '1',
});

const adPages = numberWord({
  field: 'count_pages_advertising',
  headings: { de: 'Inserateseiten', fr: 'Pages d’annonces', en: 'Ad pages' },
  others: [
    ...['Inserate', 'Inserat', 'Anzahl Inserate', 'Werbeseiten', 'Werbung', 'Anzeigen', 'Anzeige'],
    ...['Annonces', 'Annonce', 'Publicité', 'Publicités', 'Ads', 'Advertising pages', 'Adverts'],
  ],
  example: '0',
});

/** The titles of its pages, in their order. */
const titles: ListField = {
  ...namesIn('page-title', {
    field: 'titles',
    headings: { de: 'Seitentitel', fr: 'Titre de page', en: 'Page title' },
    others: ['Titel', 'Rubrik', 'Kapitel', 'Titres', 'Titre', 'Chapitre', 'Titles', 'Title', 'Chapter'],
    example: '',
  }),
  adds: true,
  all: true,
};

const comment = text({
  field: 'comment',
  headings: { de: 'Bemerkung', fr: 'Remarque', en: 'Remark' },
  others: ['Bemerkungen', 'Notiz', 'Kommentar', 'Mitteilung', 'Remarques', 'Note', 'Comment', 'Remarks'],
  example: '',
});

/** The columns that a list of orders has at every fair. */
export const orderFields: ListField[] = [
  company,
  catalog,
  stands,
  ship,
  deck,
  countStands,
  winePages,
  adPages,
  titles,
  comment,
];

/** All services in one column. */
const servicesOf = (names: ServiceNames): ListField => ({
  ...text({
    field: 'service',
    headings: { de: 'Dienstleistungen', fr: 'Prestations', en: 'Services' },
    others: ['Dienstleistung', 'Leistungen', 'Zusatzleistungen', 'Services', 'Prestation', 'Extras'],
    example: '',
  }),
  // What is unknown is a service that is not there, and no wrong choice.
  of: 'service',
  read: (cell) => names.read(cell),
  write: (value) => names.write(value),
});

/** The fields of single services are called so, with the id of the service. */
export const SERVICE_FIELD = /^service_(\d+)$/;

/** A column for one service: «Strom» with how many. */
const serviceColumn = ({ id, names }: Offered): ListField => ({
  ...text({ field: `service_${id}`, headings: names, others: [], example: '' }),
  read: (cell) => {
    const amount = amountIn(cell);
    return amount === null ? { unknown: true, suggestions: [] } : { is: amount };
  },
});

/** The columns that a list of orders can have, in the order of a template. @param write how stands and a deck are written */
export const orderColumns = (
  services: readonly Offered[],
  names: ServiceNames,
  write: Record<'stands' | 'deck', (value: unknown) => string>,
): ListField[] => [
  company,
  catalog,
  { ...stands, write: write.stands },
  ship,
  { ...deck, write: write.deck },
  countStands,
  winePages,
  adPages,
  titles,
  servicesOf(names),
  ...services.map(serviceColumn),
  comment,
];
