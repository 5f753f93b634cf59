import { bare, spaced, wordsIn } from './heading-parts.rules.ts';

/*
 * Columns of shops, cellar books and laboratories that no wine of a catalogue needs. They are known, so that their numbers are
 * taken for no prices and their texts for no names.
 */

const asWords = (...words: string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu');

/** What cellars and shops count, which is no size of a bottle. */
const COUNTED =
  /(?:^flaschen|anzahl|zahl|^anz|menge|bestand|^lager|^magazzino|stocks?(?:level|qty|quantity|count)?|bouteilles|^nombre|quantite|^qte|^qty|quantity|counts?|^units.*|^unidades.*|bottles|bottiglie|botellas|^qta|quantita|cantidad|giacenza|scorte|existencias|^vpe|^ve|verpackungseinheit(?:en)?|^colisage)$/;

/** Whether a column counts bottles; «nombre» is a number in French and a name in Spanish. */
export const isCounted = (heading: string): boolean => COUNTED.test(bare(heading));

const NO_PRICE = asWords(
  '\\p{L}*totals?|totale|totaux|gesamt\\p{L}*|\\p{L}*summe|umsatz|ingresos?|marg(?:e|en|em|ine?|ins?)|gewinn|\\p{L}*warenwert|lagerwert',
  '\\p{L}*s[äa]ure|acid\\p{L}*|\\p{L}*zucker|sugar|sucres?|zuccher[oi]|az[úu]car|ph|so2|dichte|density|\\p{L}*extrakt|[öo]e?chsle',
  '\\p{L}*punkte|points?|punti|puntos|p?c?score|ratings?|bewertung\\p{L}*|rang|rank|bin|gewicht|weight|poids|peso|\\p{L}*temperatur',
  // What a price belongs to: «Preisgruppe», «price range».
  '\\p{L}*gruppen?|groups?|groupe|gruppo|grupo|\\p{L}*klassen?|class|classe|ranges?|\\p{L}*segment\\p{L}*|fascia|tiers?|\\p{L}*stufen?',
  'ean|gtin|barcode|monate|mois|months|mesi|meses|monat|month|mes|mese|jahre|stunden|parzelle|fl[äa]che|year|vintage|annata|mill[ée]sime',
);

/** Whether the numbers under a heading are known to be something else than prices. */
export const isNoPrice = (heading: string): boolean => NO_PRICE.test(spaced(heading));

const BESIDE = asWords(
  'urls?|links?|web|website|images?|imagen|immagin[ei]|\\p{L}*bild(?:er)?|fotos?|photos?|pictures?|pdf|handle|slug',
  '\\p{L}*datum|dates?|timestamp|\\p{L}*beschreibung|descriptions?|descrizion[ei]|descripci[oó]n|\\p{L}*text',
  '\\p{L}*notiz(?:en)?|notes?|remar(?:ks?|ques?)|bemerkung(?:en)?|kommentare?|comment(?:s|aires?)?|reviews?|ratings?|tags?|seo|meta',
);

const STORED = asWords(
  'position|emplacement|casier|rangement|rayon|(?:lager|wein|keller)?(?:ort|platz|regal|fach)|standort|shelf|scaffale|ripiano|ubicazione|ubicaci[óo]n',
  'ville|gemeinde|ortschaft|commune|localit[ée]|localit[àa]|comune|citt[àa]|city|town|village',
  'infos?|informations?|informationen|informazioni|informaci[óo]n',
);

/** Whether a column says where a bottle lies or its estate stands, or what else there is to know of it. */
export const isStored = (heading: string): boolean => STORED.test(spaced(heading));

/** Whether a column is about pictures, addresses, days or descriptions; of its words the first and the last count. */
export function isBeside(heading: string): boolean {
  const words = wordsIn(heading.replace(/[ _-](?:de|fr|it|en|es|pt|nl|el|ru)$/i, ''));
  return BESIDE.test(words[0] ?? '') || BESIDE.test(words.at(-1) ?? '');
}

const TAX = /^(?:mwst|mehrwertsteuer|ust|umsatzsteuer|steuer|tva|iva|vat|tax|taxe|imposta|impuesto)/;

/** Whether a column has rates of tax, which are in per cent as alcohol is. */
export const isTax = (heading: string): boolean => TAX.test(bare(heading));

const SLUG = asWords('urls?|links?|handles?|slugs?|permalinks?');

/** Whether a column has the addresses of pages, which are made of names: «pinot-noir». */
export const isSlug = (heading: string): boolean => SLUG.test(spaced(heading));

/** Whether a column has keys of a database: «product_id», «RegionID». */
export const isKey = (heading: string): boolean =>
  wordsIn(heading).length > 1 && /\bid$/i.test(spaced(heading));

const COUNTRY = asWords('country|\\p{L}*land|pays|paese|pa[íi]s');
const REGION = asWords('\\p{L}*region\\p{L}*|r[ée]gion|regione|regi[óo]n|\\p{L}*gebiet|kanton|canton');

/** Whether a heading is of countries and not of regions. */
export const isCountry = (heading: string): boolean =>
  COUNTRY.test(spaced(heading)) && !REGION.test(spaced(heading));

const MAKER = asWords(
  'produ[cz]ent\\p{L}*|producers?|produttore|productor|producteur|produtor|weingut|kellerei|winery|winer[íi]a|domaine|ch[âa]teau|cantina|bodega|vin[íi]cola|vendor|supplier|lieferant|fornitore|fournisseur|proveedor|brand|marke|marque|marca',
);

/** Whether a heading is of those who make or sell wines. */
export const isMaker = (heading: string): boolean => MAKER.test(spaced(heading));

const ADDRESS = /^(?:https?:\/\/|www\.|\/\S+\/)|\.(?:jpe?g|png|gif|webp|svg|pdf|html?)$/i;

/** Whether a cell is an address or the name of a file. */
export const isAddress = (cell: string): boolean => ADDRESS.test(cell.trim());
