import { format, getFormatFromId, getFormatInfo } from 'numfmt';
import { MAX_FORMAT_LENGTH } from './limits.ts';
import { readXml } from './read-xml.ts';
import type { ReadingBudget } from './reading-budget.ts';
import type { ZipParts } from './zip-parts.ts';

const GENERAL = 'General';

/** The number format of each style of a workbook, as its code. */
export type NumberFormats = (style: number) => string;

/**
 * Formats without a code of their own: those of all languages by their numbers, and those that Asian editions have, which
 * are dates.
 */
function builtIn(id: number): string {
  if ((id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'yyyy-mm-dd';
  // In a German or French Excel it shows 04.07.2026.
  if (id === 14) return 'dd.mm.yyyy';
  return getFormatFromId(id) ?? GENERAL;
}

/** Without the language, in which decimals of amounts may be behind a comma: «[$€-407]» is «€». */
const neutral = (code: string) =>
  code.replace(/\[\$([^\]-]*)-[^\]]*\]/g, (_, sign: string) => (sign ? `"${sign}"` : ''));

/** Reads the number formats of a workbook. A code that is too long or no format counts as none. */
export async function readFormats(
  parts: ZipParts,
  path: string | null,
  budget: ReadingBudget,
): Promise<NumberFormats> {
  const own = new Map<number, string>();
  const styles: number[] = [];
  if (path === null) return () => GENERAL;
  let inCells = false;
  await readXml(
    await parts.read(path),
    {
      open: (name, { numFmtId, formatCode }) => {
        if (name === 'cellXfs') inCells = true;
        if (name === 'numFmt' && formatCode) own.set(Number(numFmtId), formatCode);
        if (name === 'xf' && inCells) styles.push(Number(numFmtId ?? 0));
      },
      close: (name) => {
        if (name === 'cellXfs') inCells = false;
      },
    },
    budget,
  );
  const known = new Map<number, string>();
  return (style) => {
    const id = styles[style] ?? 0;
    const code = known.get(id) ?? usable(own.get(id) ?? builtIn(id));
    known.set(id, code);
    return code;
  };
}

const ofDays: ReadonlySet<string> = new Set(['date', 'time', 'datetime']);

/** The words of a day are in the language that its format names: «[$-40C]mmmm» shows «décembre». */
function spoken(code: string): string {
  const neutralCode = neutral(code);
  return ofDays.has(getFormatInfo(neutralCode).type) ? code : neutralCode;
}

function usable(code: string): string {
  if (code.length > MAX_FORMAT_LENGTH) return GENERAL;
  try {
    const spokenCode = spoken(code);
    format(spokenCode, 1, { throws: true });
    return spokenCode;
  } catch {
    return GENERAL;
  }
}
