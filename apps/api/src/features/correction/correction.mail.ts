import type { CorrectionChange, CorrectionField, Language, PageUse } from '@rebblatt/contracts';
import type { Letter, Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import type { LockedPage } from '../page/page.queries.ts';

const fields: Record<Language, Record<CorrectionField, string>> = {
  de: {
    company_name: 'Firma',
    street: 'Strasse',
    number: 'Hausnummer',
    zip_code: 'PLZ',
    city: 'Ort',
    phone: 'Telefon',
    website: 'Website',
    footer: 'Fusszeile',
    category: 'Kategorie',
    wine: 'Wein',
    year: 'Jahrgang',
    price1: 'Preis',
    price2: 'zweiter Preis',
  },
  fr: {
    company_name: 'Entreprise',
    street: 'Rue',
    number: 'Numéro',
    zip_code: 'NPA',
    city: 'Localité',
    phone: 'Téléphone',
    website: 'Site web',
    footer: 'Pied de page',
    category: 'Catégorie',
    wine: 'Vin',
    year: 'Millésime',
    price1: 'Prix',
    price2: 'Second prix',
  },
  en: {
    company_name: 'Company',
    street: 'Street',
    number: 'House number',
    zip_code: 'Postcode',
    city: 'Town',
    phone: 'Phone',
    website: 'Website',
    footer: 'Footer',
    category: 'Category',
    wine: 'Wine',
    year: 'Vintage',
    price1: 'Price',
    price2: 'second price',
  },
};

const isPrice = ({ field }: CorrectionChange) => field === 'price1' || field === 'price2';

/** «12.50 → 13.50» */
function figures(change: CorrectionChange): string {
  const worded = (value: string | number | null) =>
    value === null ? '–' : isPrice(change) ? Number(value).toFixed(2) : String(value);
  return `${worded(change.from)} → ${worded(change.to)}`;
}

// A heading says itself what it is.
const ownerOf = ({ field, of }: CorrectionChange) => (field === 'category' ? null : of);

/** Each change in one line: «Riesling 2021, Preis: 12.50 → 13.50». */
const inLines = (language: Language, changes: CorrectionChange[]) =>
  changes.map((change) => {
    const what = [ownerOf(change), fields[language][change.field]].filter(Boolean).join(', ');
    return `${what}: ${figures(change)}`;
  });

/** The same without words of a language, for the history. */
export const inFigures = (changes: CorrectionChange[]) =>
  changes.map((change) => [ownerOf(change), figures(change)].filter(Boolean).join(': '));

type Words = { position: number; catalog: string; company: string };

const wordsOf = (page: LockedPage): Words => ({
  position: page.position,
  catalog: page.catalog.name,
  company: page.exhibitor?.companyName ?? '',
});

const toExhibitor = (page: LockedPage, publicUrl: string) => `${publicUrl}/exhibitor-page/edit/${page.id}`;
const toOrganiser = (page: LockedPage, publicUrl: string) =>
  `${publicUrl}/active-catalog/page/edit/${page.id}`;

const proposed: Record<Language, (words: Words) => Letter> = {
  de: ({ position, catalog }) => ({
    subject: `Korrektur vorgeschlagen: Ihre Weinseite auf Position ${position}`,
    paragraphs: [
      `Die Messeleitung schlägt für Ihre Weinseite auf Position ${position} im Katalog «${catalog}» eine Korrektur vor. Gedruckt wird sie nur, wenn Sie sie übernehmen.`,
    ],
  }),
  fr: ({ position, catalog }) => ({
    subject: `Correction proposée : votre page de vins en position ${position}`,
    paragraphs: [
      `La direction du salon propose une correction de votre page de vins en position ${position} du catalogue « ${catalog} ». Elle ne sera imprimée que si vous la reprenez.`,
    ],
  }),
  en: ({ position, catalog }) => ({
    subject: `Correction proposed: your wine page at position ${position}`,
    paragraphs: [
      `The organiser proposes a correction of your wine page at position ${position} in the catalogue “${catalog}”. It will only be printed if you accept it.`,
    ],
  }),
};

const seeIt: Record<Language, string> = {
  de: 'Sehen Sie sie sich an und übernehmen Sie sie, oder antworten Sie:',
  fr: 'Regardez-la et reprenez-la, ou répondez :',
  en: 'Look at it and accept it, or answer:',
};

const elsewhere: Record<Language, (positions: string) => string> = {
  de: (positions) =>
    `Einige dieser Texte sind auch auf Position ${positions} freigegeben. Dort wird gedruckt, was freigegeben ist, bis Sie auch dort eine Korrektur übernehmen.`,
  fr: (positions) =>
    `Certains de ces textes sont aussi transmis en position ${positions}. On y imprimera ce qui est transmis, tant que vous n’y reprenez pas aussi une correction.`,
  en: (positions) =>
    `Some of these texts are also released at position ${positions}. What is released there is printed until you accept a correction there, too.`,
};

interface Proposal {
  changes: CorrectionChange[];
  message: string | null;
  /** The other released pages that print these texts. */
  others: PageUse[];
}

/** Tells the exhibitor what the organiser proposes. */
export function proposedMail(
  page: LockedPage,
  { user }: { user: Recipient },
  { changes, message, others }: Proposal,
  publicUrl: string,
): MailOrder {
  const places = others.map(({ position, catalog_id, catalog_name }) =>
    catalog_id === page.catalogId ? position : `${position} (${catalog_name})`,
  );
  const letter = (language: Language): Letter => {
    const { subject, paragraphs } = proposed[language](wordsOf(page));
    const lines = inLines(language, changes).join('\n');
    const also = places.length > 0 ? [elsewhere[language](places.join(', '))] : [];
    const more = [...(message ? [message] : []), ...also, seeIt[language], toExhibitor(page, publicUrl)];
    return { subject, paragraphs: [...paragraphs, lines, ...more] };
  };
  return mailTo(user, 'correction-proposed', { de: letter('de'), fr: letter('fr'), en: letter('en') });
}

/** Tells the exhibitor that the proposal is off. */
export function withdrawnMail(page: LockedPage, { user }: { user: Recipient }, publicUrl: string): MailOrder {
  const { position, catalog } = wordsOf(page);
  const link = toExhibitor(page, publicUrl);
  return mailTo(user, 'correction-withdrawn', {
    de: {
      subject: `Korrektur zurückgezogen: Ihre Weinseite auf Position ${position}`,
      paragraphs: [
        `Die Messeleitung hat die vorgeschlagene Korrektur Ihrer Weinseite auf Position ${position} im Katalog «${catalog}» zurückgezogen. Die Seite bleibt freigegeben, wie sie ist:`,
        link,
      ],
    },
    fr: {
      subject: `Correction retirée : votre page de vins en position ${position}`,
      paragraphs: [
        `La direction du salon a retiré la correction proposée de votre page de vins en position ${position} du catalogue « ${catalog} ». La page reste transmise telle quelle :`,
        link,
      ],
    },
    en: {
      subject: `Correction withdrawn: your wine page at position ${position}`,
      paragraphs: [
        `The organiser has withdrawn the proposed correction of your wine page at position ${position} in the catalogue “${catalog}”. The page stays released as it is:`,
        link,
      ],
    },
  });
}

/** Tells an administrator what the exhibitor answered. */
export function answeredMail(
  page: LockedPage,
  administrator: Recipient,
  answer: string,
  publicUrl: string,
): MailOrder {
  const { position, catalog, company } = wordsOf(page);
  const link = toOrganiser(page, publicUrl);
  return mailTo(administrator, 'correction-answered', {
    de: {
      subject: `Antwort auf die Korrektur: Weinseite ${position}, ${company}`,
      paragraphs: [
        `${company} hat die vorgeschlagene Korrektur der Weinseite auf Position ${position} im Katalog «${catalog}» nicht übernommen, sondern geantwortet:`,
        answer,
        link,
      ],
    },
    fr: {
      subject: `Réponse à la correction : page de vins ${position}, ${company}`,
      paragraphs: [
        `${company} n’a pas repris la correction proposée de la page de vins en position ${position} du catalogue « ${catalog} », mais a répondu :`,
        answer,
        link,
      ],
    },
    en: {
      subject: `Answer to the correction: wine page ${position}, ${company}`,
      paragraphs: [
        `${company} has not accepted the proposed correction of the wine page at position ${position} in the catalogue “${catalog}”, but answered:`,
        answer,
        link,
      ],
    },
  });
}
