import type { leave as german } from '../de/wine-leave.ts';

export const leave: typeof german = {
  title: 'Retirer le vin de la page ?',
  text: 'Sans ce prix, « {{wine}} » figurerait sans prix en position {{pages}} du catalogue. Le vin en sera retiré, mais il reste dans votre liste.',
  confirm: 'Enregistrer et retirer',
};
