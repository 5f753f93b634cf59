import type { WineColumn } from '@rebblatt/contracts';
import { knownHeadings } from './heading-words.rules.ts';
import { distance, folded } from './likeness.rules.ts';
import { readSize } from './size.rules.ts';

/**
 * A heading without what counts, explains or taxes it: «1. Rebsorte», «Preis 2 (CHF)», «volume2», «Region *»,
 * «VP inkl. MwSt.».
 */
const bare = (heading: string) =>
  folded(
    heading
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .replace(TAXED, ' ')
      .replace(/(?:^|\s)\d{1,2}[.)]?(?=\s|$)/g, ' ')
      .replace(/(?<=\p{L})[ _.-]?\d{1,2}$/u, ' '),
  );

/** What a visitor pays has its tax in it. */
const TAXED =
  /(?<!\p{L})(?:inkl|incl?|inclusive|mit|ttc|t\.t\.c\.?|tva comprise|iva inclu[sí][ao]|iva compresa)\.?(?:\s*(?:\d[\d.,]*\s*%\s*)?(?:mwst|mehrwertsteuer|ust|tva|iva|vat|tax)\.?)?(?!\p{L})/giu;

/*
 * Prices that no visitor pays for one bottle today: of purchase, without tax, for a box, a litre or a glass, at the cellar,
 * of before, for members, in another currency. Seen over columns of merchants' lists in five languages.
 */
const OF_ANOTHER_AMOUNT = [
  '\\p{L}*karton\\p{L}*|\\p{L}*kisten?\\p{L}*|carton\\p{L}*|caisse\\p{L}*|case|cases|box|caja\\p{L}*|cassa|cartone|harass\\p{L}*|palette\\p{L}*',
  '\\d+\\s*-?er|par \\d+|x\\s*\\d+|\\d+\\s*x|six-?pack|(?:[2-9]|\\d\\d) ?(?:fl|flaschen?|btl?|bout|bouteilles?|bottles?|bottiglie|botellas)',
  'liter\\p{L}*|litre|litro|pro l|je l|per l|le l|glas\\p{L}*|verre|glass|bicchiere|calice|copa|offen\\p{L}*',
].join('|');
const OF_ANOTHER_KIND = [
  'einkauf\\p{L}*|einstand\\p{L}*|ek|ep|ekp|selbstkosten|achat|d.achat|acquisto|compra|coste?|purchase|cost',
  'netto\\p{L}*|net|nets|neto|exkl|excl|exclusive|ht|h\\.t|hors tax\\p{L}*|ohne mwst|zzgl|plus tva|sin iva|senza iva|iva esclusa',
  'h[äa]ndler\\p{L}*|gastro\\p{L}*|wiederverk\\p{L}*|wvk|revendeur\\p{L}*|rivenditor\\p{L}*|wholesale|trade|b2b|grossist\\p{L}*|engros\\p{L}*',
  'ab hof\\p{L}*|ab keller\\p{L}*|ab weingut|d[ée]part\\p{L}*|ex cellars?|franco cantina|hofpreis\\p{L}*|kellerpreis\\p{L}*',
  'alt|alte[rs]?|altpreis|vorher\\p{L}*|bisher\\p{L}*|vorjahr\\p{L}*|fr[üu]her\\p{L}*|ancien\\p{L}*|avant|pr[ée]c[ée]dent|old|previous|before|was|vecchio|precedente|anterior|statt|streichpreis',
  'aktion\\p{L}*|rabatt\\p{L}*|subskription\\p{L}*|mitglied\\p{L}*|abo\\p{L}*|membres?|members?|soldes?|sale|special|compare|promo\\p{L}*|rabais|discount\\p{L}*|sconto|oferta',
  'eur\\p{L}*|usd|gbp|dollar\\p{L}*|pounds?',
].join('|');
const PER_LITRE = String.raw`\/\s*l(?:t|iter|itre|itro)?\b`;
const asWords = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const MORE_OR_LESS = new RegExp(`${asWords(OF_ANOTHER_AMOUNT)}|${PER_LITRE}`, 'iu');
const OTHER_PRICE = new RegExp(
  `${asWords(`${OF_ANOTHER_AMOUNT}|${OF_ANOTHER_KIND}`)}|[€$£]|${PER_LITRE}`,
  'iu',
);

/** Whether the prices under a heading are not of one bottle but of a box, a litre or a glass. */
export const isOfAnotherAmount = (heading: string): boolean => MORE_OR_LESS.test(heading);

/** How many bottles the box of a heading holds: «Preis 6er-Karton»; 1 when it does not say it. */
export const bottlesIn = (heading: string): number =>
  Number(/(?<![\d.,])(6|12|18|24|3|2)(?![\d.,]|\s*[cdm]?l\b)/i.exec(heading)?.[1] ?? 1);

/** Whether a column has prices, but others than a page prints; it is taken only by choice. */
export const isOtherPrice = (heading: string): boolean => OTHER_PRICE.test(heading);

/** What a column is by its heading; null when nothing says it. */
export function columnOf(heading: string): WineColumn | null {
  const field = fieldOf(heading);
  return field === 'price' && isOtherPrice(heading) ? null : field;
}

/** Whether a text stands over columns: also over those of other prices. */
export const namesColumn = (text: string): boolean => fieldOf(text) !== null;

/** A heading that says a size has prices under it: «Preis 75 cl», «75 cl», «Magnum». */
export function isSizeOfPrices(heading: string): boolean {
  const read = readSize(heading);
  return read?.clear === true && read.contents.length === 1;
}

/** What cellars and shops count, which is no size of a bottle. */
const COUNTED =
  /(?:^flaschen|anzahl|zahl|^anz|menge|bestand|^lager|^stock|bouteilles|^nombre|quantite|^qte|^qty|quantity|bottles|bottiglie|botellas|quantita|cantidad|giacenza|existencias)$/;

/** Words of prices; of a compound the last word counts: «Flaschenpreis», «Flasche CHF». */
const PRICE_LAST =
  /(?:preise?|brutto|rrp|srp|msrp|prezz[oi]|precios?|preco|prices?|prix|tarife?|tariffa|betrag|chf|sfr|frs?)$/;
const PRICE_FIRST = /^(?:preise?|prezz[oi]|precios?|preco|prices?|prix|tarif)(?!\p{L})/iu;
const OF_AWARDS = /auszeich|pramier|medai|medal|medagl|award|concours|diplom|wettbewerb/;

function isPrice(heading: string): boolean {
  const word = bare(heading);
  return (PRICE_LAST.test(word) || PRICE_FIRST.test(heading.trim())) && !OF_AWARDS.test(word);
}

/** Shorter words are parts of others by chance. */
const LONG_WORD = 5;
const longHeadings = [...knownHeadings].filter(([known]) => known.length >= LONG_WORD);

function fieldOf(heading: string): WineColumn | null {
  const whole = folded(heading);
  const word = bare(heading);
  const exact = knownHeadings.get(whole) ?? knownHeadings.get(word);
  if (exact) return exact;
  if (COUNTED.test(word)) return null;
  if (isSizeOfPrices(heading)) return 'price';
  if (isPrice(heading)) return 'price';
  if (word.length < LONG_WORD) return null;
  const found =
    longHeadings.find(([known]) => distance(word, known, 1) <= 1) ??
    longHeadings.find(([known]) => word.endsWith(known)) ??
    longHeadings.find(([known]) => word.startsWith(known));
  return found?.[1] ?? null;
}
