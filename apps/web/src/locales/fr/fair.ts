import type { fair as german } from '../de/fair.ts';

export const fair: typeof german = {
  saved: 'Le nom et le contact du salon sont enregistrés.',
  name: 'Nom du salon',
  nameHint: 'Figure comme signature sous tous les e-mails.',
  contactHint:
    'Le contact figure partout où les exposants sont renvoyés à la direction du salon : à la connexion, dans la demande et après la fin de la saisie.',
  contactName: 'Personne de contact',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
  emailHint: 'Les réponses aux e-mails arrivent à cette adresse.',
  hours: 'Heures',
  hoursHint: 'Par exemple : du lundi au vendredi, de 9 à 12 heures',
  nobodyToAsk: 'Le contact de la direction du salon manque.',
};
