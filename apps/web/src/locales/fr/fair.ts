import type { fair as german } from '../de/fair.ts';

export const fair: typeof german = {
  saved: 'Le nom et le contact du salon sont enregistrés.',
  name: 'Nom du salon',
  nameHint: 'Figure comme expéditeur et comme signature de tous les e-mails.',
  contactHint:
    'Le contact figure partout où les exposants sont renvoyés à la direction du salon : à la connexion, dans la demande et après la fin de la saisie.',
  contactName: 'Personne de contact',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
  emailHint: 'Les réponses aux e-mails arrivent à cette adresse.',
  hours: 'Heures',
  hoursHint:
    'Par exemple : du lundi au vendredi, de 9 à 12 heures. Sans traduction, tous lisent les heures en allemand.',
  hoursFr: 'Heures, en français',
  hoursEn: 'Heures, en anglais',
  mails: 'E-mails',
  signature: 'Signature en allemand',
  signatureFr: 'Signature en français',
  signatureEn: 'Signature en anglais',
  signatureHint:
    'Figure sous les salutations des e-mails. Sans elle, on y lit le nom et le contact du salon.',
  senderEmail: 'Adresse d’expéditeur',
  senderEmailHint:
    'Les e-mails viennent de cette adresse. Votre serveur de messagerie doit l’admettre ; essayez-le sous « Mise en place » par un e-mail à vous-même. Sans elle vaut l’adresse avec laquelle Rebblatt a été démarré.',
  logo: 'Logo du salon',
  logoHint:
    'PNG ou JPG. Figure au-dessus des e-mails, à la connexion, dans l’invitation et sur les pages visibles sans compte. Il n’est pas imprimé ; le catalogue porte l’emblème de sa mise en forme.',
  removeLogo: 'Retirer le logo',
  logoRemoved: 'Le logo est retiré.',
  nobodyToAsk: 'Le contact de la direction du salon manque.',
};
