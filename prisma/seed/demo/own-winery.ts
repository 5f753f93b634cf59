import type { ReleaseState } from '@rebblatt/contracts';
import { releaseStates } from '@rebblatt/contracts';

const { draft, accepted, rejected } = releaseStates;

/** The winery of exhibitor@rebblatt.test: small and written by hand. */
export const ownWinery = {
  name: 'Weingut Seerain',
  town: 'Uetikon am See',
  street: 'Kirchrainweg',
  number: '14',
  phone: '+41 44 555 08 70',
  website: 'www.weingut-seerain.test',
  since: 1897,
  contact: 'Verena und Jakob Bosshart',
  description:
    'Sechs Hektaren Reben am rechten Ufer des Zürichsees, seit 1897 in der Familie. Wir keltern Räuschling, Riesling-Silvaner und Pinot Noir aus eigenen Lagen, vergären spontan und füllen selber ab.',
};

export interface OwnPage {
  state: ReleaseState | 'empty';
  footer: string | null;
  comment: string | null;
  /** Category, its bottle sizes, and the start of the names of its wines. */
  categories: [category: string, sizes: string[], wines: string[]][];
}

const WHITES: OwnPage['categories'][number] = [
  'Weissweine',
  ['70 cl', '37.5 cl'],
  ['Räuschling Seehalden', 'Riesling-Silvaner', 'Chardonnay Barrique', 'Sauvignon Blanc', 'Federweisser'],
];
const FOOTER = 'Degustation und Verkauf am Stand. Ab 6 Flaschen Lieferung frei Haus rund um den Zürichsee.';

export const ownPages: { thisYear: OwnPage[]; lastYear: OwnPage[] } = {
  thisYear: [
    {
      state: accepted,
      footer: FOOTER,
      comment: null,
      categories: [WHITES, ['Schaumweine', ['75 cl'], ['Blanc de Blancs', 'Schaumwein Rosé']]],
    },
    {
      state: rejected,
      footer: 'Reservieren Sie eine Kellerführung: jeden Samstag um 10 Uhr.',
      comment:
        'Beim Cabernet Jura fehlt die Magnum-Flasche, die auf Ihrer Bestellung steht. Bitte Preise prüfen und die Seite nochmals freigeben.',
      categories: [
        [
          'Rotweine',
          ['70 cl', '150 cl'],
          ['Pinot Noir Réserve', 'Pinot Noir Alte Reben', 'Cuvée «Seeufer»', 'Cabernet Jura', 'Merlot'],
        ],
        ['Süsswein', ['37.5 cl'], ['Strohwein']],
      ],
    },
    {
      state: draft,
      footer: null,
      comment: null,
      categories: [
        ['Neu an der Messe', ['70 cl'], ['Souvignier Gris', 'Malbec', 'Rosé «Badewetter»']],
        ['Ohne Alkohol', ['75 cl'], ['Traubensecco']],
      ],
    },
    { state: 'empty', footer: null, comment: null, categories: [] },
  ],
  lastYear: [
    {
      state: accepted,
      footer: FOOTER,
      comment: null,
      categories: [WHITES, ['Schaumweine', ['75 cl'], ['Blanc de Blancs']]],
    },
    {
      state: accepted,
      footer: 'Alle Rotweine reifen mindestens 14 Monate im Holz.',
      comment: null,
      categories: [
        [
          'Rotweine',
          ['70 cl', '150 cl'],
          [
            'Pinot Noir Réserve',
            'Pinot Noir Alte Reben',
            'Pinot Noir Klassisch',
            'Cuvée «Seeufer»',
            'Malbec',
          ],
        ],
        ['Roséwein', ['70 cl'], ['Rosé «Badewetter»']],
      ],
    },
    {
      state: accepted,
      footer: null,
      comment: null,
      categories: [
        ['Besondere Flaschen', ['70 cl', '37.5 cl'], ['Completer', 'Strohwein', 'Chardonnay']],
        ['Alltagsweine', ['70 cl'], ['Hauswein Rot', 'Riesling-Silvaner', 'Federweisser']],
      ],
    },
  ],
};
