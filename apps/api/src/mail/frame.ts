import type { Language } from '@rebblatt/contracts';
import { PRODUCT } from './signature.ts';

/** How letters begin and end. */
export const frame: Record<Language, { greeting: string; regards: string }> = {
  de: { greeting: 'Guten Tag', regards: `Freundliche Grüsse\n${PRODUCT}` },
  fr: { greeting: 'Bonjour,', regards: `Avec nos meilleures salutations\n${PRODUCT}` },
  en: { greeting: 'Hello', regards: `Kind regards\n${PRODUCT}` },
};

/** What would be a link in a mail is no name; whoever registers somebody else could write one. */
const LINK = /:\/\/|www\./i;

/** A letter that greets somebody by name; one that begins in words of its own stays as it is. */
export function greeted(text: string, language: Language, name: string | undefined): string {
  const { greeting } = frame[language];
  if (!name || LINK.test(name) || !text.startsWith(`${greeting}\n\n`)) return text;
  const comma = greeting.endsWith(',') ? ',' : '';
  const word = greeting.slice(0, greeting.length - comma.length);
  return `${word} ${name}${comma}${text.slice(greeting.length)}`;
}
