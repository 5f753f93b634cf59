import type { Language } from '@rebblatt/contracts';
import { htmlLanguages } from '@rebblatt/contracts';
import type { RequestRecord } from './request.queries.ts';

type Noun = 'stand' | 'wine' | 'ad';

const nouns: Record<Language, Record<Noun, [one: string, many: string]>> = {
  de: { stand: ['Stand', 'Stände'], wine: ['Weinseite', 'Weinseiten'], ad: ['Inserat', 'Inserate'] },
  fr: { stand: ['stand', 'stands'], wine: ['page de vins', 'pages de vins'], ad: ['annonce', 'annonces'] },
  en: {
    stand: ['stand', 'stands'],
    wine: ['wine page', 'wine pages'],
    ad: ['advertisement', 'advertisements'],
  },
};

const counted = (language: Language, noun: Noun, count: number) =>
  `${count} ${nouns[language][noun][new Intl.PluralRules(language).select(count) === 'one' ? 0 : 1]}`;

/** «2 Stände, 1 Weinseite und 1 Inserat»; a count of 0 is left out. */
export function listed(language: Language, counts: Partial<Record<Noun, number>>): string {
  const parts = (['stand', 'wine', 'ad'] as const).flatMap((noun) =>
    counts[noun] ? [counted(language, noun, counts[noun])] : [],
  );
  return new Intl.ListFormat(htmlLanguages[language], { type: 'conjunction' }).format(parts);
}

/** What an order counts. */
export type Counts = Pick<RequestRecord, 'countStands' | 'countPagesWine' | 'countPagesAdvertising'>;

/** What was ordered, in words. */
export const ordered = (request: Counts, language: Language) =>
  listed(language, {
    stand: request.countStands,
    wine: request.countPagesWine,
    ad: request.countPagesAdvertising,
  });

const WISHES: Record<Language, (deck: string) => string> = {
  de: (deck) => `Gewünschtes Deck: ${deck}`,
  fr: (deck) => `Pont souhaité : ${deck}`,
  en: (deck) => `Preferred deck: ${deck}`,
};

/** On which deck the exhibitor would like to stand; nothing where any will do. */
export const wished = ({ deck }: Pick<RequestRecord, 'deck'>, language: Language) =>
  deck ? [WISHES[language](deck.name)] : [];
