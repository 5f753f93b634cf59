import { exhibitorListed } from '@rebblatt/contracts';
import type { ListedRow } from '../exhibitor/exhibitor.queries.ts';
import { findAllListed, findListed, findOtherAddresses } from '../exhibitor/exhibitor.queries.ts';
import { insertListed, isUsed, removeListed, updateListed } from '../exhibitor/listed.commands.ts';
import {
  emailKey,
  readEmail,
  readPhone,
  readStreet,
  readZip,
  splitAddress,
  splitTown,
} from './address.rules.ts';
import { joint, type ListField, namesIn, oneOf, text } from './field.rules.ts';
import type { ListResource } from './list-resource.rules.ts';
import type { Entry } from './target.commands.ts';

/** More companies than any fair has. */
const MOST = 20_000;

const entryOf = (row: ListedRow): Entry => {
  const { user, memberships, regions, ...company } = row;
  return {
    id: row.id,
    version: row.version,
    item: {
      company_name: company.companyName,
      contact_person: company.contactPerson,
      email: user.email,
      language: user.language,
      street: company.street,
      number: company.number,
      zip_code: company.zipCode,
      city: company.city,
      phone: company.phone,
      website: company.website,
      description: company.description,
      catalogs: memberships.map(({ catalogId }) => catalogId),
      regions: regions.map(({ regionId }) => regionId),
    },
    row: { ...company, email: user.email, memberships, regions },
  };
};

const field = (
  name: string,
  [de, fr, en]: [string, string, string],
  others: string[],
  example: string,
  more: { required?: boolean; read?: ListField['read'] } = {},
): ListField => ({
  ...text({ field: name, headings: { de, fr, en }, others, example, required: more.required ?? false }),
  ...(more.read && { read: more.read }),
});

/** The contact's names where a list has them in two columns. */
const withWholeName = (form: Record<string, unknown>) => {
  const names = [form.contact_first, form.contact_person].filter((one) => typeof one === 'string');
  return names.length > 0 ? { contact_first: undefined, contact_person: names.join(' ') } : {};
};

/** Companies, each with an account whose owner is invited later. */
export const companies: ListResource = {
  target: {
    entity: 'exhibitor',
    form: exhibitorListed,
    load: async (tx) => (await findAllListed(tx, MOST)).map(entryOf),
    find: async (tx, id) => {
      const row = await findListed(tx, id);
      return row ? entryOf(row) : null;
    },
    insert: async (tx, forms) =>
      (
        await insertListed(
          tx,
          forms.map((form) => exhibitorListed.parse(form)),
        )
      ).map(entryOf),
    update: async (tx, id, fields) => {
      const { before, after } = await updateListed(tx, id, exhibitorListed.partial().parse(fields));
      return { before: entryOf(before), after: entryOf(after) };
    },
    remove: removeListed,
  },
  name: 'company_name',
  key: ['email'],
  keyText: emailKey,
  keyField: 'email',
  asksAlike: true,
  taken: async (tx) => new Set((await findOtherAddresses(tx)).map(emailKey)),
  usedBy: { table: 'exhibitor', count: async (tx, id) => ((await isUsed(tx, id)) ? 1 : 0), keeps: true },
  derived: withWholeName,
  fields: [
    field(
      'company_name',
      ['Firma', 'Entreprise', 'Company'],
      [
        'Firmenname',
        'Weingut',
        'Aussteller',
        'Betrieb',
        'Unternehmen',
        'Name',
        'Kunde',
        'Société',
        'Domaine',
        'Exposant',
        'Raison sociale',
        'Nom',
        'Winery',
        'Exhibitor',
        'Company name',
        'Organisation',
      ],
      'Weingut am Steg',
      { required: true },
    ),
    field(
      'email',
      ['E-Mail', 'E-mail', 'Email'],
      [
        'Mail',
        'E-Mail-Adresse',
        'Mailadresse',
        'Adresse e-mail',
        'Courriel',
        'E-mail address',
        'Email address',
        'eMail',
        'Kontakt E-Mail',
      ],
      'info@weingut-am-steg.example',
      { required: true, read: readEmail },
    ),
    field(
      'contact_first',
      ['Vorname', 'Prénom', 'First name'],
      ['Vorname Kontakt', 'Firstname', 'Given name'],
      '',
    ),
    field(
      'contact_person',
      ['Kontaktperson', 'Personne de contact', 'Contact person'],
      [
        'Kontakt',
        'Ansprechpartner',
        'Ansprechperson',
        'Ansprechpartnerin',
        'Nachname',
        'Familienname',
        'Contact',
        'Nom de famille',
        'Last name',
        'Surname',
        'Lastname',
        'Name',
        'Nom',
        'zu Handen',
        'z. H.',
      ],
      'Anna Muster',
    ),
    field(
      'street',
      ['Strasse', 'Rue', 'Street'],
      [
        'Straße',
        'Strasse und Nr.',
        'Strasse Nr.',
        'Strasse/Nr.',
        'Rue et numéro',
        'Adresse',
        'Adresse 1',
        'Address',
        'Street address',
        'Adresszeile 1',
      ],
      'Seestrasse 12',
      { read: readStreet },
    ),
    field('number', ['Hausnummer', 'Numéro', 'House number'], ['Hausnr.', 'Haus-Nr.', 'Nr.', 'No', 'N°'], ''),
    field(
      'zip_code',
      ['PLZ', 'NPA', 'Postcode'],
      ['Postleitzahl', 'Code postal', 'CP', 'ZIP', 'ZIP code', 'Postal code'],
      '8700',
      { read: readZip },
    ),
    field(
      'city',
      ['Ort', 'Localité', 'City'],
      ['Stadt', 'Ortschaft', 'Wohnort', 'Ville', 'Lieu', 'Town', 'Place'],
      'Küsnacht',
    ),
    joint(
      {
        field: 'zip_city',
        headings: { de: 'PLZ und Ort', fr: 'NPA et localité', en: 'Postcode and city' },
        others: [
          'PLZ/Ort',
          'PLZ / Ort',
          'PLZ, Ort',
          'PLZ Ort',
          'NPA/Localité',
          'NPA Localité',
          'Code postal et ville',
          'ZIP/City',
          'ZIP City',
        ],
        example: '',
      },
      splitTown,
    ),
    joint(
      {
        field: 'address',
        headings: { de: 'Ganze Adresse', fr: 'Adresse complète', en: 'Full address' },
        others: ['Anschrift', 'Postadresse', 'Adresse postale', 'Postal address'],
        example: '',
      },
      splitAddress,
    ),
    field(
      'phone',
      ['Telefon', 'Téléphone', 'Phone'],
      [
        ...['Tel.', 'Tel', 'Telefonnummer', 'Tél.', 'Phone number', 'Mobile', 'Natel', 'Handy', 'Festnetz'],
        // At work before anything else: «Tel. G», «Tel. prof.»
        ...['Tel. G', 'Tel. G.', 'Tel G', 'Telefon G', 'Tel. Geschäft', 'Telefon Geschäft', 'Tel. direkt'],
        ...['Tél. prof.', 'Tél. P', 'Tél. bureau', 'Téléphone professionnel', 'Tel. P', 'Tel. privat'],
        ...['Business phone', 'Work phone', 'Office phone'],
      ],
      '044 123 45 67',
      { read: readPhone },
    ),
    field(
      'website',
      ['Website', 'Site web', 'Website'],
      ['Web', 'Homepage', 'Internet', 'URL', 'WWW', 'Webseite', 'Site internet'],
      'www.weingut-am-steg.example',
    ),
    oneOf(
      {
        field: 'language',
        headings: { de: 'Sprache', fr: 'Langue', en: 'Language' },
        others: ['Korrespondenzsprache', 'Spr.', 'Langue de correspondance'],
        example: 'Deutsch',
      },
      [
        ['de', ['Deutsch', 'de', 'd', 'ger', 'deu', 'German', 'allemand', 'de-CH']],
        ['fr', ['Französisch', 'fr', 'f', 'fra', 'fre', 'French', 'français', 'fr-CH']],
        ['en', ['Englisch', 'en', 'e', 'eng', 'English', 'anglais', 'en-GB']],
      ],
    ),
    namesIn('catalog', {
      field: 'catalogs',
      headings: { de: 'Kataloge', fr: 'Catalogues', en: 'Catalogues' },
      others: ['Katalog', 'Messe', 'Messen', 'Catalogue', 'Salon', 'Fair', 'Catalog'],
      example: '',
    }),
    namesIn('region', {
      field: 'regions',
      headings: { de: 'Regionen', fr: 'Régions', en: 'Regions' },
      others: ['Region', 'Weinregion', 'Weinregionen', 'Anbaugebiet', 'Région', 'Wine region'],
      example: '',
    }),
    field(
      'description',
      ['Notiz', 'Note', 'Note'],
      [
        'Bemerkung',
        'Bemerkungen',
        ...['Bem.', 'Bem', 'Bemerk.', 'Rem.', 'Remarques'],
        'Beschreibung',
        'Remarque',
        'Remark',
        'Remarks',
        'Kommentar',
        'Comment',
        'Description',
      ],
      '',
    ),
  ],
};
