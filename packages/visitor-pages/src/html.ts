/** A piece of a page that may stand in it as it is. Only {@link html} and {@link raw} make one. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand between tags and in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

const written = (piece: Piece): string => {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return (piece as readonly Piece[]).map(written).join('');
  return escaped(String(piece));
};

/** A piece of a page; every value in it that is not one itself is text, whatever it looks like. */
export const html = (strings: TemplateStringsArray, ...values: Piece[]): Html =>
  new Html(strings.map((string, at) => string + written(values[at])).join(''));

/** Code of the product's own that is put into a page unchanged; never what somebody entered. */
export const raw = (text: string): Html => new Html(text);

/** Data for machines in a page; nothing in it can end the element in which it stands. */
export const jsonIn = (data: unknown): Html =>
  new Html(
    JSON.stringify(data).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
