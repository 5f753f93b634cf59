import type { EditorErrorCode } from '../de/editor-errors.ts';

export const editorErrors: Record<EditorErrorCode, string> = {
  'page.import-foreign': 'Cette page ne peut pas être importée ici.',
  'page.imported-already': 'Cette page a déjà été importée dans une autre.',
  'page.import-changed-since':
    'La page ou un vin a été modifié depuis l’importation, qui ne peut plus être annulée.',
  'page.no-earlier-pdf': 'Il n’y a plus d’ancien fichier à remettre en place.',
  'page.remark-foreign':
    'Jusqu’à la prochaine transmission, seule la direction du salon peut modifier cette remarque.',
  'page.stand-locked': 'Après l’acceptation, le stand ne peut plus être changé.',
  'page.no-logo': 'La page n’a pas encore de logo.',
  'page.no-categories': 'La page n’a pas encore de catégorie.',
  'page.no-wines': 'La page ne contient encore aucun vin. Ajoutez des vins à une catégorie.',
  'page.wines-without-price':
    'Ces vins n’ont pas de prix pour les contenances de leur catégorie : {{wines}}. Complétez les prix ou retirez les vins de la page.',
  'page.does-not-fit': 'Le contenu ne tiendra sans doute pas sur une seule page. Raccourcissez-le.',
};
