import type { de } from '../de/index.ts';

export const session: (typeof de)['session'] = {
  login: {
    title: 'Se connecter',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié',
    noAccount: 'Pas encore de compte ?',
    register: 'S’inscrire comme exposant',
  },
  line: {
    waiting:
      'Beaucoup de personnes se connectent en ce moment. Une nouvelle tentative suivra automatiquement.',
    again_one:
      'Beaucoup de personnes se connectent en ce moment. Nouvelle tentative automatique dans {{count}} seconde.',
    again_other:
      'Beaucoup de personnes se connectent en ce moment. Nouvelle tentative automatique dans {{count}} secondes.',
  },
  secondFactor: 'Deuxième facteur',
  fields: {
    email: 'E-mail',
    password: 'Mot de passe',
  },
  sheet: {
    tagline: 'Le catalogue du salon, fait ensemble.',
    next: 'Prochain catalogue',
    running: 'Saisie en cours',
    period: 'du {{from}} au {{to}}',
    format: '210 × 135 mm, fonds perdus 3 mm',
  },
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  expiredKept:
    'Votre session a expiré. Veuillez vous reconnecter : vous retrouverez ce que vous aviez saisi.',
  elsewhere: 'Vous vous êtes déconnecté dans une autre fenêtre.',
  elsewhereKept:
    'Vous vous êtes déconnecté dans une autre fenêtre. Vous retrouverez ce que vous aviez saisi ici après votre connexion.',
};
