import { centralEurope } from './central-europe.ts';
import { france } from './france.ts';
import { iberia } from './iberia.ts';
import { italy } from './italy.ts';
import { overseas } from './overseas.ts';
import { switzerland } from './switzerland.ts';

export type Colour = 'w' | 'r' | 's' | 'p' | 'd' | 'l';

/** A typical wine of a region: a name with a placeholder for the cuvée, its grapes, and the price range in CHF. */
export interface Appellation {
  colour: Colour;
  name: string;
  grapes: string[];
  price: { min: number; max: number };
  /** 20 for wines with little alcohol, else 30. */
  alcohol: 20 | 30;
}

export interface WineRegion {
  country: string;
  region: string;
  /** The list of cuvées from which its growers choose names. */
  language: string;
  appellations: Appellation[];
}

/**
 * Reads the wine world. A line starts with "#" for a country and its language, "=" for a region (with its own
 * language after a colon where a country has several), or a colour (w white, r red, s rosé, p sparkling, d sweet,
 * l fortified) for a wine: name, grapes, price range in CHF and, for a light one, its alcohol level.
 */
export function readWineWorld(): WineRegion[] {
  const regions: WineRegion[] = [];
  let country = '';
  let language = '';
  for (const line of [switzerland, italy, france, iberia, centralEurope, overseas].join('').split('\n')) {
    const [mark, rest] = [line.slice(0, 1), line.slice(2)];
    if (mark === '#') {
      const end = rest.lastIndexOf(' ');
      [country, language] = [rest.slice(0, end), rest.slice(end + 1)];
    } else if (mark === '=') {
      const [region = '', ownLanguage = language] = rest.split(' : ');
      regions.push({ country, region, language: ownLanguage, appellations: [] });
    } else if (mark) {
      regions.at(-1)?.appellations.push(readAppellation(mark as Colour, rest));
    }
  }
  return regions;
}

function readAppellation(colour: Colour, line: string): Appellation {
  const [name = '', grapes = '', prices = '', alcohol] = line.split(' | ');
  const [min = 0, max = 0] = prices.split('-').map(Number);
  return { colour, name, grapes: grapes.split(', '), price: { min, max }, alcohol: alcohol ? 20 : 30 };
}
