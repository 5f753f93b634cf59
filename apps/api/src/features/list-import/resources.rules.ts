import {
  awardForm,
  awardList,
  awardSymbolCodes,
  bottleSizeForm,
  bottleSizeList,
  countryForm,
  countryList,
  deckForm,
  deckList,
  grapeVarietyForm,
  grapeVarietyList,
  type ImportResource,
  pageTitleForm,
  pageTitleList,
  regionForm,
  regionList,
  serviceForm,
  serviceList,
  shipForm,
  shipList,
  standForm,
  standList,
  wineCategoryForm,
  wineCategoryList,
  wineTypeForm,
  wineTypeList,
} from '@rebblatt/contracts';
import { references } from '../reference/reference.commands.ts';
import { companies } from './companies.rules.ts';
import { amount, type ListField, nameIn, oneOf, text } from './field.rules.ts';
import { juryList } from './jury-list.rules.ts';
import type { ListResource } from './list-resource.rules.ts';
import { orders } from './orders.rules.ts';
import { fairColumn, onShip } from './stand-columns.rules.ts';
import { targetOf } from './target.commands.ts';

const otherNames: ListField[] = [
  text({
    field: 'name_fr',
    headings: { de: 'Name französisch', fr: 'Nom français', en: 'French name' },
    others: ['Französisch', 'Français', 'French', 'FR', 'name_fr'],
    example: '',
  }),
  text({
    field: 'name_en',
    headings: { de: 'Name englisch', fr: 'Nom anglais', en: 'English name' },
    others: ['Englisch', 'Anglais', 'English', 'EN', 'name_en'],
    example: '',
  }),
];

const named = (field: string, de: string, fr: string, en: string, example: string, others: string[] = []) =>
  text({
    field,
    headings: { de, fr, en },
    others: ['Name', 'Bezeichnung', 'Nom', 'Désignation', 'Titel', 'Titre', 'Title', ...others],
    required: true,
    example,
  });

const position = text({
  field: 'position',
  headings: { de: 'Reihenfolge', fr: 'Ordre', en: 'Order' },
  others: ['Position', 'Nr.', 'Pos.'],
  example: '1',
});

const yes = oneOf(
  {
    field: 'priority_size',
    headings: { de: 'Zuerst anbieten', fr: 'Proposer en premier', en: 'Offer first' },
    others: ['Priorität', 'Priorité', 'Priority'],
    example: 'ja',
  },
  [
    [1, ['ja', 'oui', 'yes', 'x', '1', 'wahr', 'vrai', 'true']],
    [0, ['nein', 'non', 'no', '0', 'falsch', 'faux', 'false', '-']],
  ],
);

/** Every list that can be brought along. */
export const resources: Record<ImportResource, ListResource> = {
  exhibitor: companies,
  'award-result': juryList,
  request: orders,
  stand: {
    target: targetOf(references.stand, { form: standForm, all: standList.parse({}) }),
    name: 'stand',
    key: ['catalog_type', 'stand', 'ship', 'deck'],
    derived: onShip,
    fields: [
      text({
        field: 'stand',
        headings: { de: 'Stand', fr: 'Stand', en: 'Stand' },
        others: [
          'Standnummer',
          'Stand-Nr.',
          'Standnr',
          'Emplacement',
          ...['Numéro', 'Numéro de stand', 'N° de stand', 'No de stand', 'N° stand', 'No stand'],
          'Booth',
          'Stand number',
          'Nummer',
          'Nr.',
        ],
        required: true,
        example: 'Z-11',
      }),
      fairColumn,
      nameIn('ship', {
        field: 'ship',
        headings: { de: 'Schiff', fr: 'Bateau', en: 'Ship' },
        others: ['Schiffe', 'Boot', 'Boat', 'Vessel', 'Bâteau', 'Standort'],
        example: 'Stadt Zürich',
      }),
      nameIn('deck', {
        field: 'deck',
        headings: { de: 'Deck', fr: 'Pont', en: 'Deck' },
        others: ['Etage', 'Ebene', 'Étage', 'Level'],
        example: 'Hauptdeck',
      }),
      text({
        field: 'description',
        headings: { de: 'Bemerkung', fr: 'Remarque', en: 'Remark' },
        others: ['Bem.', 'Beschreibung', 'Notiz', 'Description', 'Rem.', 'Note', 'Kommentar'],
        example: '',
      }),
    ],
  },
  'page-title': {
    target: targetOf(references.pageTitle, { form: pageTitleForm, all: pageTitleList.parse({}) }),
    name: 'name',
    key: ['name'],
    fields: [
      named('name', 'Seitentitel', 'Titre de page', 'Page title', 'Zürich & Zürichsee'),
      ...otherNames,
    ],
  },
  service: {
    target: targetOf(references.service, { form: serviceForm, all: serviceList.parse({}) }),
    name: 'name',
    key: ['name'],
    fields: [
      named('name', 'Dienstleistung', 'Service', 'Service', 'Stromanschluss 230 V', ['Leistung', 'Angebot']),
      ...otherNames,
      amount({
        field: 'price',
        headings: { de: 'Preis', fr: 'Prix', en: 'Price' },
        others: [
          'Preis CHF',
          'CHF',
          'Fr.',
          'Betrag',
          'Kosten',
          'Tarif',
          'Prix CHF',
          'Montant',
          'Amount',
          'Cost',
        ],
        example: '45.00',
      }),
    ],
  },
  country: {
    usedBy: { table: 'region', count: (tx, id) => tx.region.count({ where: { countryId: id } }) },
    target: targetOf(references.country, { form: countryForm, all: countryList.parse({}) }),
    name: 'name',
    key: ['name'],
    fields: [named('name', 'Land', 'Pays', 'Country', 'Schweiz', ['Länder', 'Countries']), ...otherNames],
  },
  region: {
    target: targetOf(references.region, { form: regionForm, all: regionList.parse({}) }),
    name: 'name',
    key: ['country_id', 'name'],
    fields: [
      named('name', 'Region', 'Région', 'Region', 'Zürichsee', ['Weinregion', 'Gebiet', 'Anbaugebiet']),
      nameIn(
        'country',
        {
          field: 'country_id',
          headings: { de: 'Land', fr: 'Pays', en: 'Country' },
          others: ['Staat', 'État', 'State', 'Nation'],
          required: true,
          example: 'Schweiz',
        },
        { byId: true },
      ),
      ...otherNames,
    ],
  },
  'grape-variety': {
    target: targetOf(references.grapeVariety, { form: grapeVarietyForm, all: grapeVarietyList.parse({}) }),
    name: 'bezeichnung_d_cod',
    key: ['bezeichnung_d_cod'],
    fields: [
      named('bezeichnung_d_cod', 'Rebsorte', 'Cépage', 'Grape variety', 'Räuschling', [
        'Sorte',
        'Traube',
        'Grape',
      ]),
      ...otherNames,
    ],
  },
  'wine-type': {
    target: targetOf(references.wineType, { form: wineTypeForm, all: wineTypeList.parse({}) }),
    name: 'wine_type',
    key: ['wine_type'],
    fields: [
      named('wine_type', 'Weintyp', 'Type de vin', 'Wine type', 'Rotwein', ['Typ', 'Type']),
      ...otherNames,
    ],
  },
  'wine-category': {
    target: targetOf(references.wineCategory, { form: wineCategoryForm, all: wineCategoryList.parse({}) }),
    name: 'wine_category',
    key: ['wine_category'],
    fields: [
      named('wine_category', 'Weinkategorie', 'Catégorie de vin', 'Wine category', 'Bio', [
        'Kategorie',
        'Catégorie',
        'Category',
      ]),
      ...otherNames,
    ],
  },
  'bottle-size': {
    target: targetOf(references.bottleSize, { form: bottleSizeForm, all: bottleSizeList.parse({}) }),
    name: 'size',
    key: ['size'],
    fields: [
      named('size', 'Flaschengrösse', 'Contenance', 'Bottle size', '75 cl', [
        'Grösse',
        'Inhalt',
        'Size',
        'Volume',
      ]),
      yes,
      ...otherNames,
    ],
  },
  award: {
    target: targetOf(references.award, { form: awardForm, all: awardList.parse({}) }),
    name: 'award',
    key: ['award'],
    fields: [
      named('award', 'Auszeichnung', 'Distinction', 'Award', 'Goldene Traube', [
        'Preis',
        'Medaille',
        'Médaille',
        'Medal',
      ]),
      oneOf(
        {
          field: 'symbol',
          headings: { de: 'Zeichen', fr: 'Signe', en: 'Symbol' },
          others: ['Symbol', 'Symbole', 'Sign'],
          required: true,
          example: 'v',
        },
        awardSymbolCodes.map((code) => [code, [code]] as const),
      ),
      ...otherNames,
    ],
  },
  ship: {
    usedBy: { table: 'stand', count: (tx, id) => tx.stand.count({ where: { shipId: id } }) },
    target: targetOf(references.ship, { form: shipForm, all: shipList.parse({}) }),
    name: 'name',
    key: ['name'],
    fields: [named('name', 'Schiff', 'Bateau', 'Ship', 'Stadt Zürich', ['Schiffsname', 'Boat']), position],
  },
  deck: {
    usedBy: { table: 'stand', count: (tx, id) => tx.stand.count({ where: { deckId: id } }) },
    target: targetOf(references.deck, { form: deckForm, all: deckList.parse({}) }),
    name: 'name',
    key: ['name'],
    fields: [named('name', 'Deck', 'Pont', 'Deck', 'Hauptdeck', ['Etage', 'Ebene']), position],
  },
};
