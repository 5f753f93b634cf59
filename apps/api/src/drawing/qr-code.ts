import {
  type BookPage,
  codeOfPage,
  isPageOfWines,
  type PrintedCode,
  type PrintedLook,
} from '@rebblatt/contracts';
import { encodeQR } from 'qr';

/**
 * The QR code of a text at level M, as the path of a drawing: a run of dark modules in a row is one box. What is printed is a
 * few boxes of black ink alone.
 */
export function qrCodeOf(text: string): PrintedCode {
  // Its own border is one module; the white that readers need is the template's.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const boxes = rows.flatMap((row, y) =>
    runsOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { modules: rows.length, path: boxes.join('') };
}

function runsOf(row: boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (dark && last && last.x + last.width === x) last.width++;
    else if (dark) runs.push({ x, width: 1 });
  }
  return runs;
}

/** A page with the code that the design prints on it. */
export const withCode = (page: BookPage, look: PrintedLook | undefined): BookPage =>
  look?.code_address === undefined || !isPageOfWines(page)
    ? page
    : { ...page, code: qrCodeOf(look.code_address + codeOfPage(page.page_id)) };

export const withCodes = (pages: BookPage[], look: PrintedLook | undefined): BookPage[] =>
  pages.map((page) => withCode(page, look));
