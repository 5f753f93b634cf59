import { sheetFile } from './sheet-file.ts';

/** How an organiser's lists are headed in a language, and what is in them. */
interface Wording {
  stands: string[];
  companies: string[];
  titles: string[];
  services: string[];
  orders: string[];
  jury: string[];
  languages: { de: string; fr: string };
  pageTitles: [string, ...string[]];
  fridge: string;
  others: string[];
  gold: string;
}

const wordings: Record<'de' | 'fr', Wording> = {
  de: {
    stands: ['Stand-Nr.', 'Schiff', 'Deck', 'Bemerkung'],
    companies: ['Firma', 'Vorname', 'Nachname', 'Strasse', 'PLZ', 'Ort', 'Telefon', 'E-Mail', 'Sprache'],
    titles: ['Seitentitel', 'Französisch'],
    services: ['Dienstleistung', 'Preis CHF'],
    orders: ['Firma', 'Stand', 'Weinseiten', 'Seitentitel', 'Kühlschrank', 'Bemerkung'],
    jury: ['Rang', 'Produzent', 'Wein', 'Jahrgang', 'Prämierung'],
    languages: { de: 'Deutsch', fr: 'Französisch' },
    pageTitles: ['Zürich & Zürichsee', 'Graubünden', 'Waadt', 'Wallis', 'Italien', 'Frankreich'],
    fridge: 'Kühlschrank',
    others: ['Stromanschluss 230 V', 'Gläser (36 Stück)', 'Spülservice', 'WLAN'],
    gold: 'Goldene Traube',
  },
  fr: {
    stands: ['N° de stand', 'Bateau', 'Pont', 'Remarque'],
    companies: ['Entreprise', 'Prénom', 'Nom', 'Rue', 'NPA', 'Localité', 'Téléphone', 'E-mail', 'Langue'],
    titles: ['Titre de page', 'Nom français'],
    services: ['Service', 'Prix CHF'],
    orders: ['Entreprise', 'Stand', 'Pages de vins', 'Titre', 'Réfrigérateur', 'Remarque'],
    jury: ['Rang', 'Producteur', 'Vin', 'Millésime', 'Résultat'],
    languages: { de: 'allemand', fr: 'français' },
    pageTitles: ['Zurich et son lac', 'Grisons', 'Vaud', 'Valais', 'Italie', 'France'],
    fridge: 'Réfrigérateur',
    others: ['Prise 230 V', 'Verres (36 pièces)', 'Lavage', 'Wi-Fi'],
    gold: 'Grappe d’or',
  },
};

const STANDS = 170;
const COMPANIES = 130;
const ORDERS = 40;
const STANDS_OF_A_SHIP = 30;

/** Four of the eleven ships that come with the base data, and two that do not. */
const ships = ['Stadt Zürich', 'Stadt Rapperswil', 'Linth', 'Helvetia', 'Panta Rhei', 'Wädenswil'];
const endings = {
  de: ['am Steg', 'zur Linde', 'Sonnenberg', 'Schilfhalde', 'Föhrenbuck', 'Tannegg', 'Rütihof'],
  fr: ['du Quai', 'des Grives', 'de la Tour', 'du Moulin', 'des Abbesses', 'du Levant', 'des Tilleuls'],
};
const beginnings = {
  de: ['Weingut', 'Kellerei', 'Rebhof', 'Weinbau', 'Winzerei', 'Torkel', 'Trotte', 'Reben', 'Keller', 'Haus'],
  fr: ['Domaine', 'Cave', 'Château', 'Vignoble', 'Clos', 'Cru', 'Maison', 'Coteau', 'Caveau', 'Mas'],
};
const towns = {
  de: [8700, 'Küsnacht'],
  fr: [1096, 'Cully'],
} as const;

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('An empty list has no entries.');
  return found;
};

const standOf = (index: number) => {
  const place = index % STANDS_OF_A_SHIP;
  const ship = Math.floor(index / STANDS_OF_A_SHIP);
  return {
    number: `${String.fromCharCode(65 + ship)}-${String(place + 1).padStart(2, '0')}`,
    ship: at(ships, ship),
    deck: place < STANDS_OF_A_SHIP / 2 ? 'Hauptdeck' : 'Oberdeck',
  };
};

/** Every second company is French. */
const companyOf = (index: number) => {
  const language = index % 2 === 0 ? 'de' : 'fr';
  const n = Math.floor(index / 2);
  const ending = at(endings[language], n);
  return {
    name: `${at(beginnings[language], Math.floor(n / endings[language].length))} ${ending}`,
    contact: language === 'de' ? ['Anna', 'Muster'] : ['Luc', 'Exemple'],
    street: language === 'de' ? `Seestrasse ${n + 1}` : `${n + 1}, rue du Lac`,
    town: towns[language],
    phone: `044 555 ${String(10 + Math.floor(index / 90))} ${String(10 + (index % 90))}`,
    email: `firma${index + 1}@liste.test`,
    language,
  } as const;
};

/** The spreadsheets of an organiser who begins: five now, and the jury's later. */
export async function listsOf(language: 'de' | 'fr') {
  const say = wordings[language];
  const companies = Array.from({ length: COMPANIES }, (_, i) => companyOf(i));
  const chosen = companies.findIndex((one, i) => i > 0 && one.language === language);
  const company = at(companies, chosen);
  const wine = language === 'de' ? 'Räuschling vom Steg' : 'Chasselas du Quai';
  return {
    company,
    stand: standOf(chosen).number,
    wine,
    gold: say.gold,
    files: {
      stands: await sheetFile([
        say.stands,
        ...Array.from({ length: STANDS }, (_, i) => {
          const { number, ship, deck } = standOf(i);
          return [number, ship, deck, ''];
        }),
      ]),
      titles: await sheetFile([say.titles, ...say.pageTitles.map((title) => [title, ''])]),
      services: await sheetFile([
        say.services,
        ...[say.fridge, ...say.others].map((name, i) => [name, 40 + i]),
      ]),
      companies: await sheetFile([
        say.companies,
        ...companies.map(({ name, contact, street, town, phone, email, language: of }) => [
          ...[name, ...contact, street, ...town, phone, email],
          say.languages[of],
        ]),
      ]),
      orders: await sheetFile([
        say.orders,
        ...companies
          .slice(0, ORDERS)
          .map(({ name }, i) => [name, standOf(i).number, 1, at(say.pageTitles, i), i % 3 === 0 ? 1 : 0, '']),
      ]),
      // A company and a wine that are written otherwise, and one that nobody knows.
      jury: await sheetFile([
        say.jury,
        [1, `${company.name}e`, `${wine}s`, 2023, say.gold],
        [2, 'Azienda Ignota', 'Merlot', 2022, say.gold],
      ]),
    },
  };
}
