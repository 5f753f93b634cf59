import type { Language } from '@rebblatt/contracts';
import type { Random } from '../random.ts';
import type { RegionEntry } from '../reference/build-reference.ts';
import { type Company, companies } from './companies.ts';
import { ownWinery } from './own-winery.ts';
import { personName } from './people.ts';
import { streets, towns } from './towns.ts';

export const accountIds = { superAdmin: 1, admin: 2, ownWinery: 3, notActivated: 4 };

/** The state of the request for this year's catalogue. */
export type Standing = 'accepted' | 'waiting' | 'rejected' | 'none';

export interface ExhibitorEntry {
  id: number;
  email: string;
  language: Language | null;
  contact: string;
  active: boolean;
  /** Whether an account that is not active was open before. */
  closed: boolean;
  name: string;
  street: string;
  number: string;
  zipCode: string;
  city: string;
  phone: string;
  website: string | null;
  /** Year of foundation. */
  since: number;
  description: string | null;
  regions: RegionEntry[];
  standing: Standing;
  /** Whether it took part in last year's main exhibition, and so has an approved logo. */
  returning: boolean;
  inSpring: boolean;
}

/** Works in French, with an account that is easy to remember. */
const frenchSpeaking = { name: 'Les Vignerons du Haut-Lac', email: 'exposant@rebblatt.test' };

const DESCRIPTIONS = [
  'Familienbetrieb in dritter Generation, mit eigener Abfüllung und Hofladen.',
  'Wir importieren direkt von kleinen Gütern und kennen jede Winzerin persönlich.',
  'Weine mit Herkunft, ausgesucht auf Reisen und im eigenen Keller gelagert.',
  'Spontan vergoren, kaum geschwefelt, mit Geduld ausgebaut.',
  'Fachhandel mit 600 Positionen ab Lager, Lieferung in der ganzen Schweiz.',
  'Steile Lagen, Handlese und lange Zeit im grossen Holzfass.',
  null,
  null,
];

const asciiOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/ (ag|gmbh|co|cie|und|et)(?= |$)/g, '')
    .trim()
    .replaceAll(' ', '-');

/** Every exhibitor of the demo, the demo winery first. Regions are those a company sells. */
export function buildExhibitors(random: Random, regions: RegionEntry[]): ExhibitorEntry[] {
  const own = { ...ownWinery, shows: ['Zürichsee'] };
  const others = companies.map((company, index) => buildExhibitor(random, regions, company, index + 5));
  return [
    {
      ...buildExhibitor(random, regions, own, accountIds.ownWinery),
      email: 'exhibitor@rebblatt.test',
      contact: own.contact,
      street: own.street,
      number: own.number,
      phone: own.phone,
      website: own.website,
      since: own.since,
      description: own.description,
      active: true,
      standing: 'accepted',
      returning: true,
      inSpring: false,
    },
    {
      ...buildExhibitor(
        random,
        regions,
        { name: 'Weinbau Rossrain', town: 'Hombrechtikon', shows: ['Zürichsee'] },
        accountIds.notActivated,
      ),
      email: 'new@rebblatt.test',
      active: false,
      closed: false,
      standing: 'none',
      returning: false,
      inSpring: false,
    },
    ...others,
  ];
}

function buildExhibitor(
  random: Random,
  regions: RegionEntry[],
  company: Company,
  id: number,
): ExhibitorEntry {
  const town = random.pick(towns.filter(({ name }) => name === company.town));
  const slug = asciiOf(company.name);
  const french = company.name === frenchSpeaking.name;
  // The newest accounts are last: some wait for their activation, some have not ordered anything yet.
  const newcomer = id % 8 === 7;
  const active = !newcomer || id % 24 !== 23;
  return {
    id,
    email: french ? frenchSpeaking.email : `info@${slug}.test`,
    language: french ? 'fr' : null,
    contact: personName(id),
    active,
    // Of those that are not open a few were closed, the others wait.
    closed: !active && id % 48 === 47,
    name: company.name,
    street: random.pick(streets[town.language]),
    number: String(random.int(1, 148)),
    zipCode: town.zipCode,
    city: town.name,
    phone: `+41 ${town.areaCode} 555 ${String(random.int(0, 99)).padStart(2, '0')} ${String(random.int(0, 99)).padStart(2, '0')}`,
    website: random.chance(0.85) ? `www.${slug}.test` : null,
    // Wineries are older than merchants.
    since: company.shows.length === 1 ? 1868 + ((id * 13) % 120) : 1954 + ((id * 7) % 64),
    description: random.pick(DESCRIPTIONS),
    regions: regions.filter(
      ({ name, country }) => company.shows.includes(name) || company.shows.includes(country),
    ),
    standing: active ? standingOf(id, newcomer) : 'none',
    returning: !newcomer && id % 17 !== 9,
    inSpring: !newcomer && id % 17 !== 9 && id % 3 === 0,
  };
}

function standingOf(id: number, newcomer: boolean): Standing {
  if (newcomer) return id % 3 === 0 ? 'waiting' : 'accepted';
  if (id % 31 === 11) return 'none';
  if (id % 29 === 13) return 'waiting';
  return id % 61 === 40 ? 'rejected' : 'accepted';
}
