import { folded } from './likeness.rules.ts';

/** More letters than a heading has; what a text says after them is not looked at. */
export const MAX_HEADING = 100;

/** A heading with the words apart that programs write together: «prixHT», «wine_name», «Wine.name». */
export const spaced = (heading: string): string =>
  heading
    .slice(0, MAX_HEADING)
    .replace(/mwst/gi, 'MWST')
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{L})/gu, ' ')
    .replace(/_+/g, ' ')
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, ' ')
    .trim();

/** What a visitor pays has its tax in it. */
const TAXED =
  /(?<!\p{L})(?:inkl|incl?|inclusive|mit|ttc|t\.t\.c\.?|tva comprise|iva inclu[sí][ao]|iva compresa)\.?(?:\s*(?:\d[\d.,]*\s*%\s*)?(?:mwst|mehrwertsteuer|ust|tva|iva|vat|tax)\.?)?(?!\p{L})/giu;

/** Programs keep a name once for each language: «name_de», «name_en». */
const IN_LANGUAGE = /[\s-]+(?:de|fr|it|en|es|pt|nl|el|ru)$/i;

/**
 * A heading without what counts, explains or taxes it: «1. Rebsorte», «Preis 2 (CHF)», «volume2», «Region *», «VP inkl.
 * MwSt.», «name_de».
 */
export const bare = (heading: string): string =>
  folded(
    spaced(heading)
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .replace(TAXED, ' ')
      .replace(/(?:^|\s)\d{1,2}[.)]?(?=\s|$)/g, ' ')
      .replace(/(?<=\p{L})[ .-]?\d{1,2}$/u, ' ')
      .trim()
      .replace(IN_LANGUAGE, ''),
  );

/** The words of a heading. */
export const wordsIn = (heading: string): string[] =>
  spaced(heading)
    .split(/[^\p{L}\p{N}’'%]+/u)
    .filter(Boolean);
