import { FOREIGN_SIGN, FOREIGN_WORDS } from './currency.rules.ts';
import { bare, spaced } from './heading-parts.rules.ts';

/*
 * Prices that no visitor pays for one bottle today: of purchase, without tax, for a box, a litre or a glass, at the cellar,
 * of before, for members, in another currency. Seen over columns of merchants' lists in five languages.
 */
const OF_ANOTHER_AMOUNT = [
  '\\p{L}*karton\\p{L}*|\\p{L}*kisten?\\p{L}*|carton\\p{L}*|caisse\\p{L}*|case|cases|box|caja\\p{L}*|cassa|cartone|harass\\p{L}*|palette\\p{L}*',
  '\\d+\\s*-?er|par \\d+|x\\s*\\d+|\\d+\\s*x|six-?pack|(?:[2-9]|\\d\\d) ?(?:fl|flaschen?|btl?|bout|bouteilles?|bottles?|bottiglie|botellas)',
  '(?:vpe|ve|gebinde)[ -]?preis\\p{L}*|grundpreis\\p{L}*|liter\\p{L}*|litre|litro|pro l|je l|per l|le l|glas\\p{L}*|verre|glass|bicchiere|calice|copa|offen\\p{L}*',
].join('|');
const OF_ANOTHER_KIND = [
  'einkauf\\p{L}*|kauf(?:preis\\p{L}*|wert)?|gekauft|anschaffung\\p{L}*|bezahlt\\p{L}*|paid|achet[ée]e?s?|pay[ée]e?s?|pagato|pagado|supply|supplier|einstand\\p{L}*|ek|ep|ekp|selbstkosten|wareneinsatz|achat|d.achat|acquisto|compra|cost[eoi]?|costs|custo|co[uû]ts?|purchase|buying|gestehung\\p{L}*|revient|kalkulation\\p{L}*',
  'netto\\p{L}*|net|nets|neto|exkl|excl|exclusive|excluded|excluding|tax.?excl|before tax|without tax|ex (?:vat|tax)|unversteuert|ht|h\\.t|hors tax\\p{L}*|ohne mwst|zzgl|plus tva|sin iva|senza iva|escl\\p{L}*|sans (?:tva|taxes?)|ohne (?:steuer\\p{L}*|ust|tax\\p{L}*)|o\\.? ?(?:mwst|ust)|s[/.] ?(?:iva|tva|imp)|hors (?:tva|t)|htva|zuzüglich|ex(?:kl)?\\.? (?:moms|btw)|(?:plus|m[áa]s|più) (?:iva|vat|ust|mwst)',
  // A sign is no letter, so that these stand by themselves.
  '(?<=\\+ ?)(?:iva|tva|mwst|ust|vat)',
  'h[äa]ndler\\p{L}*|fachhandel\\p{L}*|handelspreis\\p{L}*|gastro\\p{L}*|restaura\\p{L}*|ristora\\p{L}*|hotel\\p{L}*|horeca|wiederverk\\p{L}*|wvk|revendeur\\p{L}*|rivenditor\\p{L}*|wholesale|trade|b2b|grossist\\p{L}*|engros\\p{L}*|ingrosso|resell\\p{L}*|ho re ca|brasseries?|bistro\\p{L}*|caf[ée]s?|(?<=(?:prix|tarif) )(?:les )?pros?|professionnels?|profi\\p{L}*|distribut\\p{L}*|exporte?',
  'ab[ -]hof\\p{L}*|ab[ -]keller\\p{L}*|ab weingut|d[ée]part\\p{L}*|ex cellars?|franco cantina|hofpreis\\p{L}*|kellerpreis\\p{L}*',
  'alt|alte[rs]?|altpreis|vorher\\p{L}*|bisher\\p{L}*|vorjahr\\p{L}*|fr[üu]her\\p{L}*|ancien\\p{L}*|avant|pr[ée]c[ée]dent|old|previous|before|was|original|vecchio|precedente|anterior|statt|streichpreis',
  'aktion\\p{L}*|rabatt\\p{L}*|subskription\\p{L}*|mitglied\\p{L}*|club-?\\p{L}*|mengen-?(?:preis|rabatt)\\p{L}*|staffel\\p{L}*|dégressif|primeurs?|vorbestell\\p{L}*|vorverkauf\\p{L}*|pre-?order|pr[ée]vente|abo\\p{L}*|membres?|members?|soldes?|sale|special|compare|promo\\p{L}*|rabais|discount\\p{L}*|sconto|oferta',
  FOREIGN_WORDS,
].join('|');
const PER_LITRE = String.raw`\/\s*l(?:t|iter|itre|itro)?\b`;
/** Less than the smallest bottle of 18.7 cl holds. */
const GLASS = String.raw`(?<![\d.,])(?:1(?:[.,][0-7]\d?)?\s*(?:dl|d[eé][cz]i)|1[0-7](?:[.,]\d+)?\s*cl|1[0-7]\d\s*ml|0?[.,]1[0-7]?\d?\s*l)(?!\p{L})`;
const asWords = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const MORE_OR_LESS = new RegExp(`${asWords(OF_ANOTHER_AMOUNT)}|${PER_LITRE}|${GLASS}`, 'iu');
const OTHER_PRICE = new RegExp(
  `${asWords(`${OF_ANOTHER_AMOUNT}|${OF_ANOTHER_KIND}`)}|${FOREIGN_SIGN}|${PER_LITRE}|${GLASS}`,
  'iu',
);

/** Whether the prices under a heading are not of one bottle but of a box, a litre or a glass. */
export const isOfAnotherAmount = (heading: string): boolean => MORE_OR_LESS.test(spaced(heading));

/** How many bottles the box of a heading holds: «Preis 6er-Karton»; 1 when it does not say it. */
export const bottlesIn = (heading: string): number =>
  Number(/(?<![\d.,])(6|12|18|24|3|2)(?![\d.,]|\s*[cdm]?l\b)/i.exec(heading)?.[1] ?? 1);

/** Whether a column has prices, but others than a page prints; it is taken only by choice. */
export const isOtherPrice = (heading: string): boolean => OTHER_PRICE.test(spaced(heading));

/** Words of prices; of a compound the last word counts: «Flaschenpreis», «Flasche CHF». */
const PRICE_LAST =
  /(?:preise?|brutto|rrp|srp|msrp|prezz[oi]|precios?|preco|prices?|prix|tarife?|tariffa|betrag|chf|sfr|frs?)$/;
const PRICE_FIRST = /^(?:preise?|prezz[oi]|precios?|preco|prices?|prix|tarif)(?!\p{L})/iu;
const OF_AWARDS = /auszeich|pramier|medai|medal|medagl|award|concours|diplom|wettbewerb/;
/** «CHF/Flasche», «Fr. pro Fl.», «€ la bouteille», «CHF/l». */
const PER_BOTTLE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:chf|s?fr|${FOREIGN_WORDS})\.?|${FOREIGN_SIGN})\s*(?:\/|pro|per|par|je|la|à|a)\s*(?:\p{L}*flasche|fl|bouteille|bout|bottle|btl|bt|bottiglia|botella|st[üu]ck|stk)(?!\p{L})|(?<!\p{L})(?:chf|s?fr)\.?\s*\/`,
  'iu',
);

/** Whether a heading is of prices, be it others than visitors pay. */
export function namesPrice(heading: string): boolean {
  const word = bare(heading);
  const parts = spaced(heading);
  return (
    PER_BOTTLE.test(parts) || ((PRICE_LAST.test(word) || PRICE_FIRST.test(parts)) && !OF_AWARDS.test(word))
  );
}
