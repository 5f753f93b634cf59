import type { sessions as german } from '../de/sessions.ts';

export const sessions: typeof german = {
  title: 'Où vous êtes connecté',
  intro:
    'Chaque ligne est un navigateur actuellement connecté. Si vous n’en reconnaissez pas un, mettez-y fin et choisissez un nouveau mot de passe.',
  titleOf: 'Où le compte est connecté',
  none: 'Personne n’est connecté en ce moment.',
  unknown: 'Navigateur inconnu',
  on: '{{browser}} sur {{device}}',
  current: 'cette session',
  onBehalf: 'au nom de {{company}}',
  where: '{{place}}, adresse {{address}}',
  since: 'connecté depuis {{since}}, vu la dernière fois {{seen}}',
  places: {
    'this-computer': 'Sur la machine du serveur',
    'local-network': 'Dans le propre réseau',
    internet: 'Depuis Internet',
  },
  end: 'Terminer',
  endOf: '{{browser}}, connecté depuis {{since}} : terminer la session',
  ended: 'La session est terminée.',
  endOthers: 'Terminer toutes les autres',
  endOthersTitle: 'Terminer toutes les autres sessions ?',
  endOthersText:
    'Chaque autre navigateur devra se reconnecter. Ce qui y est saisi sans être enregistré y reste jusqu’à la prochaine connexion.',
  othersEnded_one: '{{count}} session est terminée.',
  othersEnded_other: '{{count}} sessions sont terminées.',
};
