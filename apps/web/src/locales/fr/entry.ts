import type { entry as german } from '../de/entry.ts';
import { entryErrors } from './entry-errors.ts';

export const entry: typeof german = {
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
  invitation: {
    title: 'Invitation',
    welcome: 'Bienvenue, {{company}}',
    intro: '{{who}} vous invite à participer au catalogue du salon.',
    introCatalog:
      '{{who}} vous invite à participer au catalogue « {{catalog}} ». Vous avez jusqu’au {{until}}.',
    proposed:
      'Votre commande de la dernière fois est prête comme proposition. Dès que votre mot de passe est défini, vous la confirmez en un clic ou la modifiez.',
    organiser: 'La direction du salon',
    account: 'Pour {{company}}, vous vous connectez avec {{email}}. Choisissez un mot de passe.',
    submit: 'Enregistrer le mot de passe et commencer',
    expired: 'Ce lien n’est plus valable, parce qu’il est trop ancien ou que votre adresse e-mail a changé.',
    renew: 'Envoyer un nouveau lien à {{email}}',
    renewed: 'Le nouveau lien est en route vers {{email}}.',
    accepted: 'Ce compte a déjà un mot de passe. Connectez-vous.',
  },
  fields: {
    passwordConfirmation: 'Répéter le mot de passe',
    passwordHint: 'Au moins 6 caractères.',
    companyName: 'Nom de la cave ou de l’entreprise',
    contactPerson: 'Personne de contact',
    mailLanguage: 'Langue dans laquelle nous vous écrivons',
    street: 'Rue',
    number: 'Numéro',
    zipCode: 'NPA',
    city: 'Localité',
    phone: 'Téléphone',
    website: 'Site web',
    description: 'Description',
  },
};

/** The same with its refusals. */
export const frEntry = { entry, errors: entryErrors };
