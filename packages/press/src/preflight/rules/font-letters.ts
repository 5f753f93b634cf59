import type { FontFacts } from '../../content/font.ts';
import { overlapOf, type Rect } from '../../pdf/rect.ts';
import { type DrawnLetter, drawnLetters } from '../../raster/drawn-letters.ts';
import { isReadable } from './font-damaged.ts';
import { found } from './found.ts';
import type { Found, PageRule } from './rule.ts';

/** More are not named: the sentence would only be longer. */
const MOST_NAMED = 24;
/** A narrower one takes no room: it joins letters, or is there for a screen reader. */
const NARROWEST = 0.01;

/** Every character that is shown has an outline in its embedded font; otherwise there is a hole or a box in print. */
export const fontLetters: PageRule = {
  codes: ['FONT-LETTERS'],
  async run({ painted, marks }) {
    const objections: Found[] = [];
    for (const [font, places] of painted.letters) {
      const inside = (at: Rect) => !marks.some((mark) => overlapOf(mark, at));
      const shown = new Map([...places].map(([code, all]) => [code, all.filter(inside)]));
      const letters = [...shown].filter(([, all]) => all.length > 0).map(([code]) => code);
      objections.push(
        ...(await missingIn(font, letters)).flatMap(({ letter, severity }) =>
          (shown.get(letter.code) ?? []).map((bounds) =>
            found('FONT-LETTERS', severity, { bounds, params: { font: font.name, names: named(letter) } }),
          ),
        ),
      );
    }
    return objections;
  },
};

async function missingIn(font: FontFacts, codes: number[]) {
  const asked = codes.filter((code) => font.advanceOf(code) >= NARROWEST);
  if (!font.dict || !font.program || asked.length === 0 || !(await isReadable(font.program))) return [];
  const known = (await drawnLetters(font.dict, asked)).filter(isSeen);
  const missing = known.filter(({ drawn }) => drawn !== 'itself');
  // A font without any outline may be meant to be read by machines only.
  const isHole = known.every(({ drawn }) => drawn === 'nothing');
  const lost = missing.some(({ text }) => READ.test(text)) && !isHole;
  const severity = lost ? ('error' as const) : ('warning' as const);
  return missing.slice(0, MOST_NAMED).map((letter) => ({ letter, severity }));
}

/** What is seen in print; a private character may be a space of its own width. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** What stands for a character that could not be read. */
const UNKNOWN = '\ufffd';
/** Programs draw a picture over the empty glyph of one. */
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const isSeen = ({ text, drawn }: DrawnLetter): boolean =>
  VISIBLE.test(text.replaceAll(UNKNOWN, '')) && !(drawn === 'nothing' && PICTOGRAPH.test(text));

const READ = /[\p{L}\p{N}]/u;

/** Names are joined with commas. */
const named = ({ text }: DrawnLetter): string => (text.includes(',') ? `«${text}»` : text);
