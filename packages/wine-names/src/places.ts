import { listed, type Names, namesInALine } from './names-in-a-line.ts';
import { africaAndAsia } from './places/africa-and-asia.ts';
import { easternEurope } from './places/eastern-europe.ts';
import { france } from './places/france.ts';
import { germanyAndAustria } from './places/germany-and-austria.ts';
import { italy } from './places/italy.ts';
import { northAmerica } from './places/north-america.ts';
import { oceania } from './places/oceania.ts';
import { otherEurope } from './places/other-europe.ts';
import { southAmerica } from './places/south-america.ts';
import { spainAndPortugal } from './places/spain-and-portugal.ts';
import { switzerland } from './places/switzerland.ts';

/** A country, a region of it, or a place or appellation that lies in one. */
export interface Place extends Names {
  /** The region or the country in which it lies; null for a country. */
  within: Place | null;
  /** The country itself, or the one in which it lies. */
  country: Place;
  /** Whether a fair chooses it from a list: countries and regions are chosen, places lead to their region. */
  rank: 'country' | 'region' | 'part' | 'place';
}

/**
 * Reads the world of wine. A line starts with "#" for a country, with "=" for a region of it (with "==" for one within the
 * region above, "===" for one within that) or with "~" for a part of a country that has a name and is no region of wine
 * lists; each with its names in German, French and English and all others: `= Waadt | Vaud | Vaud | VD`. Any other line
 * names places and appellations in the region above, set apart by commas.
 */
export function readPlaces(text: string): Place[] {
  const found: Place[] = [];
  /** The places around the line that is read, the country first. */
  let enclosing: Place[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [mark = '', depth, rank] = markOf(line);
    if (rank === 'place') {
      for (const name of listed(line)) found.push(within(enclosing, 'place', named(name)));
      continue;
    }
    enclosing = enclosing.slice(0, depth);
    const place = within(enclosing, rank, namesInALine(line.slice(mark.length)));
    enclosing.push(place);
    found.push(place);
  }
  return found;
}

/** What a line starts with, how many places are around it, and what it is. */
function markOf(line: string): [string, number, Place['rank']] {
  const [mark = ''] = /^(?:#|=+|~)/.exec(line) ?? [];
  if (mark === '#') return [mark, 0, 'country'];
  if (mark === '~') return [mark, 1, 'part'];
  return mark ? [mark, mark.length, 'region'] : [mark, 0, 'place'];
}

const named = (name: string): Names => ({ de: name, fr: name, en: name, others: [] });

function within(enclosing: Place[], rank: Place['rank'], names: Names): Place {
  const place = { ...names, rank, within: enclosing.at(-1) ?? null } as Place;
  place.country = enclosing[0] ?? place;
  return place;
}

/** The countries that grow wine, with their regions and places. */
export const places: Place[] = readPlaces(
  [
    switzerland,
    france,
    italy,
    germanyAndAustria,
    spainAndPortugal,
    easternEurope,
    otherEurope,
    northAmerica,
    southAmerica,
    africaAndAsia,
    oceania,
  ].join('\n'),
);
