/** What a text says of the size of a bottle. */
export interface ReadSize {
  /** What a bottle may hold, in cl, the likeliest first. */
  contents: number[];
  /** Whether nothing else can be meant. */
  sure: boolean;
  /** Whether it is a box of several bottles: the price beside it may be that of the box. */
  carton: boolean;
  /** Whether it has a measure, or is nothing but the name of a bottle: enough for a heading. */
  clear: boolean;
}

/** Names of bottles and what they hold in cl, by the part of them that all four languages share. */
const names: [RegExp, number[]][] = [
  [/(?:dop+(?:el|io)|dou?ble)[- ]?mag(?:num|n?(?!\p{L}))/u, [300]],
  [/magnum|(?<!\p{L})(?:mg|magn?)(?!\p{L})/u, [150]],
  [/j[eé]rob[eo]am|(?<!\p{L})j[eé]ro(?!\p{L})/u, [300, 450, 500]],
  [/r[eé]hob[eo]am/, [450]],
  [/m[ae]th?us[ae]l(?:em|ah|a)|mathusalem/, [600]],
  [/imp[eé]riale?/, [600]],
  [/salmanazar|salmanassar/, [900]],
  [/balt(?:h?a[sz]ar)/, [1200]],
  [/nebu[kc]h?ad(?:nezar|nezzar)|nabuchodonosor|nabucodonosor/, [1500]],
  [/melchior|salomon/, [1800]],
  [/marie[- ]jeanne/, [225]],
  [/bocksbeutel/, [75]],
  [/clavelin/, [62]],
  [/pi[ck]+olo|pikkolo|(?<!\p{L})split/u, [20, 18.7, 18.75]],
  [/(?<!\p{L})quarts?(?!\p{L})|viertel\p{L}*|quartino/u, [20, 25, 18.7]],
  [/sch(?:o|ö)p+(?:en|li)/, [37.5, 50, 25]],
  [/halbliter|demi[- ]litre|mezzo litro|half[- ]lit(?:re|er)/, [50]],
  [/halb\p{L}*|demi\p{L}*|mezz[ae]\p{L}*|half|fillette/u, [37.5, 35, 50]],
  [/(?<!\p{L})(?:liter[- ]?(?:flaschen?|bouteillen?)|1er liter|literli)(?!\p{L})/u, [100]],
  [
    /^(?:(?:ein|eine|un|une|one|d'un|d’un|bouteille d['’]un|flasche zu)\s+)*(?:1er )?(?:liter|litres?|litro|lt|l)$/,
    [100],
  ],
  [
    /(?<!\p{L})(?:ganze?[rns]?(?: flaschen?)?|bouteille enti[eè]re|enti[eè]res?|intera|full bottle|whole bottle)(?!\p{L})/u,
    [75, 70],
  ],
];

/** Fractions of a litre or of a bottle. */
const fractions = new Map([
  ['1/1', [75, 70, 100]],
  ['2/1', [150]],
  ['1/2', [37.5, 35, 50]],
  ['1/4', [20, 25, 18.7]],
  ['3/8', [37.5]],
  ['3/4', [75]],
  ['7/10', [70]],
]);

const units: [RegExp, number][] = [
  [/^(?:cl|zentiliter|centi?lit(?:er|re|ro|ri)s?)$/, 1],
  [/^(?:dl|deziliter|d[eé]cis?|d[eé]cilit(?:er|re|ro|ri)s?)$/, 10],
  [/^(?:ml|mill?ilit(?:er|re|ro|ri)s?)$/, 0.1],
  [/^(?:l|lt|ltr|lit|liter|litres?|litr[oi])$/, 100],
];
// A number that ends a word is no measure: "Cuvée B6L"; behind a times sign it is one.
const measured =
  /(?<!(?!x)\p{L}|(?!x)\p{L}\d{1,3})(\d{1,4}(?:[.,]\d{1,4})?|\d\/\d{1,2})\s*-?\s*(\p{L}+)\.?/gu;

/** Words that may stand beside a size and say nothing. */
const harmless =
  /(?<!\p{L})(?:flaschen?|fl|bouteilles?|bout|bottles?|bottigli[ae]|btl|bt|inhalt|contenance|volume?|format|formato|preis|prix|prezzo|price|chf|fr|pro|per|par|je|zu|à|a|ca|de|di|la|die|of|en|in)(?:\.|(?!\p{L}))/gu;

const BOTTLE = /(?<!\p{L})(?:flasche|fl|bouteille|bout|bottle|bottiglia|btl|bt)(?:\.|(?!\p{L}))/u;
const PRICE = /(?<!\p{L})(?:preis|prix|prezzo|price|chf)(?!\p{L})/u;
/** What most bottles hold, in cl; larger ones are called by it, too. */
export const USUAL_SIZES = [75, 70, 50, 37.5, 35];
const LARGER = [150, 300];
/** Nobody says which bottle: most hold 75 cl, many of the Swiss 70. */
const USUAL = [75, 70];

const round = (content: number) => Math.round(content * 100) / 100;
const numberOf = (text: string) => {
  const [above, below] = text.split('/');
  return below ? Number(above) / Number(below) : Number(text.replace(',', '.'));
};

/** A number without its unit: 0.75 are litres, 7.5 decilitres, 750 millilitres. */
export const usualMeasure = (amount: number): number =>
  round(amount < 2 ? amount * 100 : amount < 10 ? amount * 10 : amount < 200 ? amount : amount / 10);

/** Whether a bare number is that of a bottle: 75, 0.75 or 750; 7.5 is a price as well. */
function isUsual(text: string): boolean {
  const amount = Number(text.replace(',', '.'));
  const isDecilitres = amount >= 2 && amount < 10;
  return text !== '' && !isDecilitres && [...USUAL_SIZES, ...LARGER].includes(usualMeasure(amount));
}

const BOX =
  /(?<!\p{L})(?:\p{L}*kartons?|\p{L}*kisten?|cartons?|caisses?|caissettes?|cases?|box|carton[ei]|cass[ae]|harasse?|vpe|schachtel|owc|ohk|pack)(?:\.|(?!\p{L}))/u;
const COUNT = '(?:[2-9]|1[0-9]|2[0-4])';
const counts = [
  new RegExp(String.raw`(?<![\d.,/])${COUNT}\s*x\s*(?=\d)`),
  new RegExp(String.raw`(?<=\p{L}|\d)\s*x\s*${COUNT}(?![\d.,])`, 'u'),
  new RegExp(String.raw`(?<![\d.,/])${COUNT}\s*(?:er)(?!\p{L})[- ]?`, 'u'),
  new RegExp(
    String.raw`(?<![\d.,/])${COUNT}\s*(?:flaschen|fl|bouteilles|bout|bottles|bottiglie|btl|bt)(?:\.|(?!\p{L}))`,
    'u',
  ),
  new RegExp(String.raw`(?<![\d.,/])${COUNT}\s*\/\s*(?=(?:75|70|50|37[.,]5|35|150|100|0[.,]\d))`),
];

const plain = (text: string) =>
  text
    .replaceAll('½', ' 1/2')
    .replaceAll('¾', ' 3/4')
    .replaceAll('¼', ' 1/4')
    .replaceAll('⅜', ' 3/8')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×*]/g, 'x')
    .replace(/bag[- ]in[- ]box|(?<!\p{L})bib(?!\p{L})/gu, ' ')
    .replace(/(?<!\p{L})([cdm]?l)\s+(\d+(?:[.,]\d+)?)$/u, '$2 $1')
    .replace(/\s+/g, ' ')
    .trim();

/** A box: how many bottles is taken away, what each holds is left. */
function withoutBox(text: string): { rest: string; carton: boolean } {
  const box = BOX.test(text);
  let rest = text.replace(new RegExp(BOX, 'gu'), ' ');
  const count = counts.find((pattern) => pattern.test(rest));
  if (count) rest = rest.replace(count, ' ');
  else if (box) rest = rest.replace(new RegExp(`^\\s*${COUNT}(?= |$)`), ' ');
  return { rest: rest.trim(), carton: box || count !== undefined };
}

/**
 * Reads the size of a bottle: «0,75 Liter», «7.5 dl», «Magnum», «3/8», «6 × 75 cl», in four languages.
 * @returns null when the text says nothing of one; a bare number is not read here
 */
export function readSize(text: string): ReadSize | null {
  const { rest, carton } = withoutBox(plain(text));
  const contents: number[] = [];
  let left = rest.replace(measured, (whole, amount: string, unit: string) => {
    const times = units.find(([pattern]) => pattern.test(unit))?.[1];
    if (times === undefined) return whole;
    contents.push(round(numberOf(amount) * times));
    return ' ';
  });
  const measuredOnes = new Set(contents);
  const named = names.find(([pattern]) => pattern.test(left));
  if (named) {
    left = left.replace(new RegExp(named[0], 'gu'), ' ');
    // «Magnum (150 cl)» says it twice.
    if (![...measuredOnes].some((content) => named[1].includes(content))) contents.push(...named[1]);
  }
  const bottle = BOTTLE.test(left);
  left = left
    .replace(harmless, ' ')
    .replace(/[()[\].,:;/-]+(?=\s|$)|(?<=^|\s)[()[\].,:;/-]+/g, ' ')
    .trim();
  const fraction = contents.length === 0 ? fractions.get(left) : undefined;
  if (fraction) contents.push(...fraction);
  if ((carton || bottle) && contents.length === 0 && /^\d{1,4}(?:[.,]\d{1,3})?$/.test(left))
    contents.push(usualMeasure(numberOf(left)));
  // «Preis 75», «Prix 37.5»: over a column of prices a bare number is the bottle where bottles hold as much.
  if (contents.length === 0 && PRICE.test(rest) && isUsual(left)) {
    contents.push(usualMeasure(numberOf(left)));
    left = '';
  }
  if (contents.length === 0 && left === '' && (bottle || carton)) contents.push(...USUAL);
  if (contents.length === 0) return null;
  const sure = !carton && !fraction && named === undefined && measuredOnes.size === 1 && left === '';
  const twice =
    named !== undefined && measuredOnes.size === 1 && contents.length === 1 && left === '' && !carton;
  const clear = measuredOnes.size > 0 || fraction !== undefined || left === '';
  return { contents: [...new Set(contents)], sure: sure || twice, carton, clear };
}
