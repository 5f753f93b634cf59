import type { de } from '../de/index.ts';

export const unsaved: (typeof de)['unsaved'] = {
  signOut:
    'Certaines de vos modifications ne sont pas encore enregistrées. Si vous vous déconnectez, elles seront perdues.',
  restored: 'Ce que vous aviez saisi avant de vous reconnecter est de nouveau là.',
  draft: 'Votre brouillon de {{time}} a été rétabli.',
  dropDraft: 'Supprimer le brouillon',
  notStored: {
    title: 'Non enregistré',
    text: 'Ces indications n’ont plus pu être enregistrées. Si vous en avez encore besoin, copiez le texte et envoyez-le à la direction du salon.',
    toOrganiser:
      'Ces indications n’ont plus pu être enregistrées. Si vous en avez encore besoin, copiez le texte avant de fermer.',
    label: 'Indications non enregistrées',
    copy: 'Copier le texte',
    copied: 'Copié',
    entry: '{{label}} : {{text}}',
  },
};
