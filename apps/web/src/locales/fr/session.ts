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
  register: {
    title: 'S’inscrire',
    intro:
      'Après votre inscription, la direction du salon vérifie votre compte et l’active. Vous recevrez un e-mail.',
    account: 'Accès',
    company: 'Entreprise',
    submit: 'S’inscrire',
    haveAccount: 'Vous avez déjà un compte ?',
    done: 'Votre compte est créé. Vous pourrez vous connecter dès que la direction du salon l’aura activé.',
  },
  forgot: {
    title: 'Mot de passe oublié',
    intro:
      'Indiquez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Demander le lien',
    backToLogin: 'Retour à la connexion',
    done: 'Si un compte existe pour cette adresse, nous venons d’y envoyer un e-mail qui explique comment changer le mot de passe.',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    intro: 'Choisissez un nouveau mot de passe pour {{email}}.',
    submit: 'Changer le mot de passe',
    done: 'Votre mot de passe est changé. Vous pouvez maintenant vous connecter.',
    noEmail: 'Le lien est incomplet. Demandez-en un nouveau.',
  },
  fields: {
    email: 'E-mail',
    password: 'Mot de passe',
    passwordConfirmation: 'Répéter le mot de passe',
    passwordHint: 'Au moins 6 caractères.',
    companyName: 'Nom de la cave ou de l’entreprise',
    street: 'Rue',
    number: 'Numéro',
    zipCode: 'NPA',
    city: 'Localité',
    phone: 'Téléphone',
    website: 'Site web',
    description: 'Description',
  },
  sheet: {
    tagline: 'Le catalogue du salon, fait ensemble.',
    next: 'Prochain catalogue',
    running: 'Saisie en cours',
    period: 'du {{from}} au {{to}}',
    format: '210 × 135 mm, fonds perdus 3 mm',
  },
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  expiredKept:
    'Votre session a expiré. Veuillez vous reconnecter : vous retrouverez ce que vous aviez saisi.',
  elsewhere: 'Vous vous êtes déconnecté dans une autre fenêtre.',
  elsewhereKept:
    'Vous vous êtes déconnecté dans une autre fenêtre. Vous retrouverez ce que vous aviez saisi ici après votre connexion.',
};
