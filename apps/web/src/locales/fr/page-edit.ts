import type { pageEdit as german } from '../de/page-edit.ts';

export const pageEdit: typeof german = {
  release: 'Transmettre la page',
  releaseText:
    'Ensuite, la page ne pourra plus être modifiée. Tant que la direction du salon n’a pas décidé, vous pourrez retirer la transmission.',
  releaseAdText:
    'Ensuite, l’annonce ne pourra plus être modifiée. Tant que la direction du salon n’a pas décidé, vous pourrez retirer la transmission.',
  releasedDone: 'La page est transmise. La direction du salon va décider.',
  cancelRelease: 'Retirer la transmission',
  cancelReleaseText: 'La page redevient un brouillon, et l’exposant peut la modifier.',
  cancelOwnReleaseText:
    'Vous pourrez de nouveau modifier la page. Elle ne sera imprimée que lorsque vous l’aurez transmise à nouveau et que la direction du salon l’aura acceptée.',
  cancelReleaseDone: 'La transmission est retirée.',
  withdraw: 'Annuler l’acceptation',
  withdrawText: 'La page ne sera plus imprimée tant que vous ne l’aurez pas acceptée de nouveau.',
  withdrawDone: 'L’acceptation est annulée.',
  noticeAccepted: 'La page est acceptée et sera imprimée.',
  acceptedBut: {
    inactive: 'La page est acceptée mais inactive : en l’état, elle ne sera pas imprimée.',
    'no-pdf': 'La page est acceptée, mais le fichier PDF manque : en l’état, elle ne sera pas imprimée.',
    checking: 'La page est acceptée ; son fichier PDF est encore en cours de contrôle.',
    faulty:
      'La page est acceptée, mais son fichier PDF contient des erreurs : en l’état, elle ne sera pas imprimée.',
    unchecked:
      'La page est acceptée, mais son fichier PDF n’a pas encore pu être contrôlé : en l’état, elle ne sera pas imprimée.',
  },
  noticeReleased: 'La page est transmise ; la direction du salon n’a pas encore décidé.',
  noticeRejected: 'La page a été refusée. Modifiez-la, puis transmettez-la de nouveau.',
  noticeRejectedClosed: 'La page a été refusée.',
  remark: 'Remarque de la direction du salon',
  decisionLabel: 'Décision sur la page',
  accept: 'Accepter : la page sera imprimée',
  reject: 'Refuser : l’exposant modifie la page',
  commentHint: 'Nécessaire en cas de refus ; l’exposant le lira.',
  acceptedDone: 'La page est acceptée.',
  rejectedDone: 'La page est refusée ; l’exposant en est averti.',
  lockedByCheck: 'Vous pourrez de nouveau modifier ces indications dès que le fichier sera contrôlé.',
  standFirst: 'Choisissez et enregistrez d’abord le stand ; ensuite, vous pourrez fournir un fichier ici.',
  adHint:
    'PDF, une page, 216 × 141 mm avec fonds perdus (format fini 210 × 135 mm), sans traits de coupe, CMJN, 300 dpi.',
  unknownType: 'Ce type de page est inconnu.',
  downloadFile: 'Télécharger le fichier PDF',
  pictureOf: 'Aperçu de {{name}}',
  earlier: {
    replaced: 'L’ancien fichier « {{name}} » peut être rétabli jusqu’à l’envoi du prochain.',
    kept: 'L’ancien fichier « {{name}} » est conservé jusqu’à ce qu’un nouveau passe le contrôle.',
    takeBack: 'Remettre l’ancien fichier',
    done: 'Le fichier « {{name}} » est remis en place.',
  },
  inactiveView: 'Le catalogue « {{name}} » n’est pas actif.',
  proof: 'Vue d’impression',
};
