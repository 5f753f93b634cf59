import type { TableErrorCode } from '../de/table-errors.ts';

export const tableErrors: Record<TableErrorCode, string> = {
  'table.only-headings': 'La liste ne contient que des titres et aucun vin.',
  'table.unreadable':
    'Ce fichier n’est ni un classeur Excel (.xlsx) ni un fichier texte (.csv). Enregistrez la liste dans Excel comme « Classeur Excel (.xlsx) », ou copiez les cellules et collez-les ici.',
  'table.too-complex':
    'Une fois décompressé, le classeur est trop volumineux. Copiez seulement les cellules des vins dans un nouveau fichier.',
  'table.too-many-rows': 'La liste a plus de {{max}} lignes. Partagez-la.',
  'table.too-many-columns': 'La liste a plus de {{max}} colonnes. Supprimez ce qui ne concerne pas les vins.',
  'table.cell-too-long': 'À la ligne {{row}}, colonne {{column}}, il y a plus de {{max}} caractères.',
  'table.not-read':
    'Le fichier n’a pas pu être lu à l’instant ; il n’y est pour rien. Essayez encore une fois.',
  'wine-import.unknown': '« {{text}} » n’est pas dans le choix.',
  'wine-import.similar': '« {{text}} » n’est pas dans le choix. Peut-être :',
  'wine-import.which-price': '« {{text}} » peut se lire de plusieurs façons. Peut-être :',
  'wine-import.carton':
    '« {{text}} » contient plusieurs bouteilles, et le prix vaut peut-être pour l’ensemble. On imprime le prix d’une bouteille. La bouteille contient peut-être :',
  'wine-import.twice': 'Le même vin figure déjà à la ligne {{row}}.',
  'wine-import.foreign-number': 'Aucun de vos vins ne porte ce numéro ici.',
  'wine-import.other-wine':
    'Ce numéro est ici celui de « {{wine}} », et rien d’autre dans la ligne n’y correspond.',
  'wine-import.changed-meanwhile':
    '« {{wine}} » (ligne {{row}}) a été modifié entre-temps. Contrôlez la liste encore une fois ; rien n’a été écrit.',
  'wine-import.nothing': 'Cette liste ne contient rien de nouveau ni de modifié.',
  'wine-import.undone': 'Cette importation est déjà annulée.',
  'wine-import.on-page':
    'L’importation ne peut plus être annulée, car figurent déjà sur une page du catalogue : {{wines}}.',
  'wine-import.changed-since':
    'L’importation ne peut plus être annulée, car ont été modifiés ou supprimés depuis : {{wines}}.',
};
