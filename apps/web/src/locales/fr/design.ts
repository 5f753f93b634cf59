import type { design as german } from '../de/design.ts';

export const design: typeof german = {
  title: 'Mise en forme',
  titleOf: 'Mise en forme de « {{name}} »',
  intro:
    'Les pages affichées sont celles de ce catalogue, telles qu’elles seront imprimées. Ce que vous changez vaut pour toutes les pages du catalogue, même transmises ; leur contenu reste tel quel.',
  accent: 'Couleur d’accent',
  inkOf: '{{name}} : couleur',
  inks: {
    berry: 'Baie (habituelle)',
    lake: 'Lac',
    vine: 'Vigne',
    night: 'Nuit',
    rust: 'Rouille',
    plum: 'Prune',
    ochre: 'Ocre',
    slate: 'Ardoise',
    pine: 'Sapin',
    earth: 'Terre',
    own: 'une couleur à vous',
  },
  parts: { c: 'C %', m: 'M %', y: 'Y %', k: 'K %' },
  typefaces: 'Caractères',
  typefacesHint:
    'Chaque paire est réglée pour qu’une page contienne à peu près le même nombre de lignes. Si une page transmise n’y tient plus, rien n’est enregistré et sa position est indiquée.',
  prices: 'Phrase au pied des pages de vins',
  pricesHint: 'Par exemple que les prix comprennent la TVA. Sans phrase, on y lit « Preise in CHF ».',
  folioLine: 'À côté du numéro de page',
  folioCatalog: 'Nom du catalogue',
  folioTitle: 'Titre de page',
  underWine: 'Sous le nom d’un vin',
  underWineHint:
    'Sur les pages pleines, cela suit le nom pour que tout tienne sur la page. Sur les pages transmises figure ce qui valait lors de leur transmission.',
  facts: { nothing: 'rien', grapes: 'Cépages', region: 'Région', both: 'Cépages et région' },
  alcoholFree: 'Signaler les vins sans alcool (« alkoholfrei »)',
  qrCode: 'Code QR sur les pages de vins',
  qrCodeHint:
    'Il mène à {{address}} suivi du code de la page, en 11 mm et en noir seul. Il manque sur les pages trop pleines.',
  withoutCode_one: '{{count}} page transmise est trop pleine pour le code : position {{pages}}.',
  withoutCode_other: '{{count}} pages transmises sont trop pleines pour le code : positions {{pages}}.',
  mark: 'Emblème du salon',
  markHint:
    'Un PDF d’une page, dessiné en CMJN et coupé au bord de l’emblème. Il figure en haut des index, en 30 × 10.5 mm au plus, et en 6 mm de haut sur les pages suivantes. Il est contrôlé et enregistré aussitôt.',
  markStored: 'L’emblème est enregistré. Il figure sur les index.',
  markDownload: 'Télécharger l’emblème',
  markRemove: 'Supprimer l’emblème',
  markRemoveText:
    '« {{name}} » disparaît des registres de ce catalogue. Les autres catalogues gardent le leur.',
  marks: 'Repères sur la tranche par titre de page',
  marksHint:
    'Sur le catalogue fermé, on voit alors où commence un titre. Sinon, les repères montrent le type de page.',
  samples: 'Pages dans cette mise en forme',
  sample: 'Exemple {{n}}',
  noSamples: 'Ce catalogue n’a pas encore de page sur laquelle montrer sa mise en forme.',
  saving:
    'Toutes les pages transmises sont mesurées avec cette mise en forme ; cela dure jusqu’à une demi-minute. Qui quitte l’écran attend la fin.',
  saved: 'La mise en forme est enregistrée. Toutes les pages seront imprimées ainsi.',
};
