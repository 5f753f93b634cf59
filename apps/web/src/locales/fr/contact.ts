import type { contact as german } from '../de/contact.ts';

export const contact: typeof german = {
  title: 'Qui se connecte pour l’entreprise',
  intro:
    'Chaque personne a sa propre adresse e-mail et son propre mot de passe. L’historique dit qui a fait quoi. Le compte de l’entreprise elle-même peut toujours tout.',
  may: { everything: 'peut tout', fill: 'remplit et envoie des fichiers', read: 'lit seulement' },
  mayOf: '{{name}} : droit',
  right: 'Ce que la personne peut faire',
  invited: 'invitée, pas encore de mot de passe',
  cameAt: 'dernière connexion {{at}}',
  neverCame: 'jamais connectée',
  changed: 'Le droit de {{name}} est modifié.',
  remove: 'Retirer',
  removeTitle: 'Retirer {{name}} ?',
  removeText:
    'La personne ne peut plus se connecter dès maintenant. Ce qu’elle a saisi reste, et l’historique garde son nom.',
  add: 'Inviter une personne',
  name: 'Nom',
  email: 'Adresse e-mail',
  mails: 'Reçoit aussi ces e-mails à l’entreprise',
  mailsOf: '{{name}} : e-mails à l’entreprise',
  topics: {
    orders: 'Commandes',
    pages: 'Pages et fichiers',
    deadlines: 'Délais',
    news: 'Annonces',
  },
  mailsChanged: 'Les e-mails à {{name}} sont modifiés.',
  invite: 'Envoyer l’invitation',
  added: 'L’invitation à {{email}} est en route.',
  fillsFor:
    'Vous pouvez remplir les pages de « {{company}} » et déposer des fichiers. Peuvent transmettre, commander et donner des droits : {{people}}.',
  readsFor:
    'Vous pouvez tout lire chez « {{company}} », mais vous ne pouvez rien modifier. Pour modifier quelque chose, demandez à : {{people}}.',
  emailOfCompany: 'Seule la personne qui se connecte avec cette adresse peut la changer.',
  ownPassword: 'Votre propre mot de passe',
  ownPasswordText:
    'Vous vous connectez avec {{email}}. Pour un nouveau mot de passe, nous envoyons un lien à cette adresse.',
  mailPassword: 'Envoyer un lien pour un nouveau mot de passe',
  passwordMailed: 'Le lien pour un nouveau mot de passe est en route vers {{email}}.',
};
