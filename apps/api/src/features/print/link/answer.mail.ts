import type { Language, PrintAnswerKind } from '@rebblatt/contracts';
import type { MailOrder } from '../../../mail/queue.ts';
import { PRODUCT } from '../../../mail/signature.ts';

interface Facts {
  kind: PrintAnswerKind;
  name: string;
  text: string | null;
  /** The page of the file. */
  pdfPage: number | null;
  catalogName: string;
  number: number;
  /** The print desk. */
  url: string;
}

interface Words {
  greeting: string;
  subject: Record<PrintAnswerKind, (facts: Facts) => string>;
  says: Record<PrintAnswerKind, (facts: Facts) => string>;
  where: (url: string) => string;
  regards: string;
}

const words: Record<Language, Words> = {
  de: {
    greeting: 'Guten Tag',
    subject: {
      arrived: ({ number }) => `Buch ${number} ist bei der Druckerei angekommen`,
      approved: ({ number }) => `Die Druckerei gibt Buch ${number} gut`,
      remark: ({ number }) => `Die Druckerei hat eine Anmerkung zu Buch ${number}`,
      proof: ({ number }) => `Die Druckerei schickt einen Andruck von Buch ${number}`,
    },
    says: {
      arrived: ({ name, number, catalogName }) =>
        `${name} meldet, dass Buch ${number} von «${catalogName}» angekommen ist.`,
      approved: ({ name, number, catalogName }) =>
        `${name} meldet, dass Buch ${number} von «${catalogName}» so gedruckt werden kann.`,
      remark: ({ name, number, catalogName, pdfPage }) =>
        pdfPage === null
          ? `${name} schreibt zu Buch ${number} von «${catalogName}»:`
          : `${name} schreibt zu Seite ${pdfPage} der Datei von Buch ${number}, «${catalogName}»:`,
      proof: ({ name, number, catalogName }) =>
        `${name} schickt einen Andruck oder die ausgeschossenen Bogen von Buch ${number}, «${catalogName}». Sie laden die Datei auf der Seite unten herunter.`,
    },
    where: (url) => `Alle Antworten der Druckerei stehen hier:\n${url}`,
    regards: `Freundliche Grüsse\n${PRODUCT}`,
  },
  fr: {
    greeting: 'Bonjour,',
    subject: {
      arrived: ({ number }) => `Le livre ${number} est arrivé à l’imprimerie`,
      approved: ({ number }) => `L’imprimerie donne son accord pour le livre ${number}`,
      remark: ({ number }) => `L’imprimerie a une remarque sur le livre ${number}`,
      proof: ({ number }) => `L’imprimerie envoie une épreuve du livre ${number}`,
    },
    says: {
      arrived: ({ name, number, catalogName }) =>
        `${name} annonce que le livre ${number} de «\u202f${catalogName}\u202f» est arrivé.`,
      approved: ({ name, number, catalogName }) =>
        `${name} annonce que le livre ${number} de «\u202f${catalogName}\u202f» peut être imprimé tel quel.`,
      remark: ({ name, number, catalogName, pdfPage }) =>
        pdfPage === null
          ? `${name} écrit au sujet du livre ${number} de «\u202f${catalogName}\u202f»\u202f:`
          : `${name} écrit au sujet de la page ${pdfPage} du fichier du livre ${number}, «\u202f${catalogName}\u202f»\u202f:`,
      proof: ({ name, number, catalogName }) =>
        `${name} envoie une épreuve ou les feuilles imposées du livre ${number}, «\u202f${catalogName}\u202f». Vous téléchargez le fichier à la page ci-dessous.`,
    },
    where: (url) => `Toutes les réponses de l’imprimerie se trouvent ici\u202f:\n${url}`,
    regards: `Avec nos meilleures salutations\n${PRODUCT}`,
  },
  en: {
    greeting: 'Hello',
    subject: {
      arrived: ({ number }) => `Book ${number} has arrived at the printer’s`,
      approved: ({ number }) => `The printer approves book ${number}`,
      remark: ({ number }) => `The printer has a remark on book ${number}`,
      proof: ({ number }) => `The printer sends a proof of book ${number}`,
    },
    says: {
      arrived: ({ name, number, catalogName }) =>
        `${name} says that book ${number} of “${catalogName}” has arrived.`,
      approved: ({ name, number, catalogName }) =>
        `${name} says that book ${number} of “${catalogName}” can be printed as it is.`,
      remark: ({ name, number, catalogName, pdfPage }) =>
        pdfPage === null
          ? `${name} writes about book ${number} of “${catalogName}”:`
          : `${name} writes about page ${pdfPage} of the file of book ${number}, “${catalogName}”:`,
      proof: ({ name, number, catalogName }) =>
        `${name} sends a proof or the imposed sheets of book ${number}, “${catalogName}”. You download the file from the page below.`,
    },
    where: (url) => `All the printer’s answers are here:\n${url}`,
    regards: `Kind regards\n${PRODUCT}`,
  },
};

/** The mail that tells an administrator what the print office said about a book. */
export function answerMail(
  { id, email, language }: { id: number; email: string; language: Language },
  facts: Facts,
): MailOrder {
  const { greeting, subject, says, where, regards } = words[language];
  const { kind } = facts;
  const parts = [greeting, says[kind](facts), facts.text, where(facts.url), regards];
  return {
    kind: 'print-answer',
    recipient: email,
    userId: id,
    language,
    subject: subject[kind](facts),
    text: parts.filter((part) => part !== null).join('\n\n'),
  };
}
