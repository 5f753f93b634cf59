import type { TableErrorCode } from '../de/table-errors.ts';

export const tableErrors: Record<TableErrorCode, string> = {
  'table.only-headings': 'La liste ne contient que des titres et aucune ligne.',
  'table.only-hidden':
    'Toutes les lignes sous les titres sont masquées, peut-être par un filtre. Affichez-les, enregistrez la liste et envoyez-la de nouveau.',
  'table.unreadable':
    'Ce fichier n’est ni un classeur Excel (.xlsx) ni un fichier texte (.csv). Enregistrez la liste dans Excel comme « Classeur Excel (.xlsx) », ou copiez les cellules et collez-les ici.',
  'table.is-old-workbook':
    'C’est un classeur Excel de l’ancien format (.xls). Ouvrez-le dans Excel et enregistrez-le comme « Classeur Excel (.xlsx) ».',
  'table.is-binary-workbook':
    'C’est un classeur Excel au format binaire (.xlsb). Ouvrez-le dans Excel et enregistrez-le comme « Classeur Excel (.xlsx) ».',
  'table.is-protected':
    'Ce fichier est protégé par un mot de passe. Ouvrez-le dans Excel, enlevez le mot de passe et enregistrez-le comme « Classeur Excel (.xlsx) ».',
  'table.is-web-page':
    'Ce fichier est une page web sous le nom d’un tableau. Ouvrez-le dans Excel et enregistrez-le comme « Classeur Excel (.xlsx) ».',
  'table.is-xml-sheet':
    'C’est un tableau au format XML d’Excel 2003. Ouvrez-le dans Excel et enregistrez-le comme « Classeur Excel (.xlsx) ».',
  'table.is-open-document':
    'C’est un tableau de LibreOffice ou d’OpenOffice (.ods). Enregistrez-le comme « Excel 2007–365 (.xlsx) ».',
  'table.is-numbers':
    'C’est un tableau de Numbers. Choisissez « Fichier › Exporter vers › Excel » et envoyez le fichier obtenu.',
  'table.is-document':
    'C’est un document de texte ou une présentation. Copiez-en le tableau et collez-le ici.',
  'table.is-pdf':
    'C’est un PDF. Envoyez la liste comme classeur Excel (.xlsx), ou copiez les lignes et collez-les ici.',
  'table.is-picture':
    'C’est une image. Envoyez la liste comme classeur Excel (.xlsx) ou fichier texte (.csv).',
  'table.is-archive':
    'Cette archive ZIP ne contient pas de classeur Excel. Décompressez-la et envoyez la liste elle-même.',
  'table.sheet-missing': 'Ce fichier n’a pas de feuille de ce nom.',
  'table.too-complex':
    'Une fois décompressé, le classeur est trop volumineux. Copiez seulement les cellules des vins dans un nouveau fichier.',
  'table.too-many-rows': 'La liste a plus de {{max}} lignes. Partagez-la.',
  'table.too-many-columns': 'La liste a plus de {{max}} colonnes. Supprimez ce qui ne concerne pas les vins.',
  'table.not-read':
    'Le fichier n’a pas pu être lu à l’instant ; cela ne vient pas du fichier. Essayez encore une fois.',
  'list-import.which': 'Pour « {{text}} », le sens n’est pas clair. Choisissez.',
  'list-import.decided':
    'La demande de « {{text}} » a déjà fait l’objet d’une décision. Modifiez-la parmi les demandes.',
  'list-import.other-fair':
    '{{stand}} appartient à un autre salon que le catalogue « {{catalog}} ». Vérifiez quel salon est choisi dans le catalogue.',
  'list-import.stand-taken':
    'Le stand {{stand}} est à {{company}} ou lui est destiné. Choisissez-en un autre.',
  'wine-import.cell-error':
    'La cellule {{cell}} de votre fichier contient une erreur. Saisissez la valeur ici.',
  'wine-import.cell-no-value':
    'La cellule {{cell}} contient une formule sans résultat enregistré. Saisissez la valeur ici, ou ouvrez et enregistrez le fichier dans Excel, puis lisez-le à nouveau.',
  'wine-import.cell-date':
    'La cellule {{cell}} est une date ou une heure dans votre fichier. Choisissez ou saisissez ce qui est juste.',
  'wine-import.cell-rounded':
    'La cellule {{cell}} affiche {{text}} et contient {{value}}. Choisissez ou saisissez ce qui est juste.',
  'wine-import.cell-unseen':
    'La cellule {{cell}} n’affiche rien et contient {{value}}. Choisissez ou saisissez ce qui est juste.',
  'wine-import.cell-digits':
    'Il manque des chiffres dans la cellule {{cell}} : {{text}}. Saisissez le nombre entier.',
  'wine-import.cell-letters':
    'Des lettres sont peut-être fausses dans la cellule {{cell}}. Choisissez ou saisissez ce qui est juste.',
  'wine-import.unknown': '« {{text}} » n’est pas dans le choix.',
  'wine-import.similar': '« {{text}} » n’est pas dans le choix. Peut-être :',
  'wine-import.which-price': '« {{text}} » peut se lire de plusieurs façons. Peut-être :',
  'wine-import.carton':
    '« {{text}} » contient plusieurs bouteilles, et le prix vaut peut-être pour l’ensemble. On imprime le prix d’une bouteille. La bouteille contient peut-être :',
  'wine-import.price-of-more':
    'Sous « {{heading}} », ce n’est pas le prix d’une bouteille. On imprime le prix d’une bouteille. Choisissez-le ou saisissez-le.',
  'wine-import.other-year':
    'Le nom se termine par {{other}}, mais le millésime est {{year}}. Les deux seraient imprimés. Choisissez le nom du vin.',
  'wine-import.size-in-name': 'Le nom du vin contient {{text}}. Adaptez la contenance ou le nom.',
  'wine-import.size-not-offered':
    'La contenance de « {{heading}} » n’est pas dans le choix. Prenez le vin sans ce prix, ou laissez de côté toute la colonne, plus haut.',
  'wine-import.size-without-price':
    'La liste n’a pas de prix pour « {{text}} ». Saisissez-le, ou prenez le vin sans cette contenance.',
  'wine-import.twice': 'Le même vin figure déjà à la ligne {{row}}.',
  'wine-import.foreign-number': 'Aucun de vos vins ne porte ce numéro ici.',
  'wine-import.other-wine':
    'Ce numéro est ici celui de « {{wine}} », et rien d’autre dans la ligne n’y correspond.',
  'wine-import.changed-meanwhile':
    '« {{wine}} » (ligne {{row}}) a été modifié entre-temps. Contrôlez la liste encore une fois ; rien n’a été enregistré.',
  'wine-import.nothing': 'Cette liste ne contient rien de nouveau ni de modifié.',
  'wine-import.undone': 'Cette importation est déjà annulée.',
  'wine-import.on-page':
    'L’importation ne peut plus être annulée, car figurent déjà sur une page du catalogue : {{wines}}.',
  'wine-import.changed-since':
    'L’importation ne peut plus être annulée, car ont été modifiés ou supprimés depuis : {{wines}}.',
};
