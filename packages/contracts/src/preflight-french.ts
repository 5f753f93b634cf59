import type { PreflightCode, UnreadableReason } from './preflight-codes.ts';
import type { preflightGerman } from './preflight-german.ts';
import type { PreflightVariant, SeveralCode } from './preflight-titles.ts';

const reasons: Record<UnreadableReason, string> = {
  empty: 'Le fichier est vide.',
  'not-a-pdf': 'Ce fichier n’est pas un PDF.',
  damaged: 'Le fichier PDF est endommagé ou incomplet. Exportez-le à nouveau.',
  'no-pages': 'Le fichier PDF n’a aucune page.',
  'page-tree': 'La structure des pages du fichier PDF est défectueuse. Exportez-le à nouveau.',
  'page-count-unclear':
    'On ne peut pas savoir avec certitude combien de pages a le fichier PDF. Exportez-le à nouveau.',
  'too-many-pages': 'Le fichier PDF a trop de pages.',
  bomb: 'À l’ouverture, le fichier PDF prend une taille démesurée.',
  'unknown-filter':
    'Le fichier PDF est compressé d’une manière qui ne fait pas partie de la norme PDF. Exportez-le à nouveau.',
  'too-slow':
    'Le fichier PDF est trop complexe pour être contrôlé. Simplifiez-le, puis exportez-le à nouveau.',
  'too-much-memory': 'Le fichier PDF demande trop de mémoire. Simplifiez-le, puis exportez-le à nouveau.',
};

/** What each code checks, as an item of a list. */
const titles: Record<PreflightCode, string> = {
  'FILE-OPEN': 'lisibilité',
  'FILE-ENCRYPTED': 'chiffrement',
  'FILE-VERSION': 'version PDF',
  'FILE-VERSION-FEATURES': 'nouveautés du format PDF',
  'PAGE-COUNT': 'nombre de pages',
  'COVER-PAGES': 'pages de la couverture',
  'PAGE-SIZE': 'format de la page',
  'PAGE-BLEED-BOX': 'taille des fonds perdus',
  'BOX-TRIM-MISSING': 'format fini',
  'PAGE-BOX-NEST': 'format fini et fonds perdus',
  'PAGE-ROTATE': 'rotation',
  'PAGE-USERUNIT': 'échelle',
  'PAGE-CROPBOX': 'recadrage',
  'PAGE-BLEED-CONTENT': 'images et aplats dans les fonds perdus',
  'PAGE-NEAR-TRIM': 'distance de la coupe',
  'PAGE-MARKS': 'repères d’impression',
  'PAGE-EMPTY': 'page vide',
  'PAGE-DAMAGED': 'parties endommagées',
  'PAGE-DIFFERS': 'même aspect à l’impression',
  'CONTENT-CUT': 'contenu interrompu',
  'FONT-DAMAGED': 'polices endommagées',
  'FONT-LETTERS': 'caractères manquants dans les polices',
  'IMG-DAMAGED': 'images endommagées',
  'IMG-CONTRADICTS': 'images contradictoires',
  'IMG-NOT-EXAMINED': 'images trop grandes',
  'NOT-EXAMINED': 'autres points',
  'IMG-PPI': 'résolution des images',
  'IMG-PPI-1BIT': 'résolution des images en noir et blanc',
  'IMG-PPI-PAGE': 'résolution de la page entière',
  'IMG-OVERRES': 'images trop fines',
  'COL-RGB': 'couleurs d’écran',
  'COL-ICC-CMYK': 'profils CMJN',
  'COL-ICC-GRAY': 'profils de gris',
  'COL-CALGRAY': 'gris d’écran',
  'COL-SPOT': 'tons directs',
  'COL-REGISTRATION': 'couleur de repérage',
  'COL-BLEND-CS': 'espace colorimétrique de transparence',
  'COL-TAC': 'encrage',
  'COL-OUTPUTINTENT': 'condition d’impression',
  'TXT-FONT-EMBED': 'polices incorporées',
  'TXT-COURIER': 'police de remplacement',
  'TXT-SMALL-MULTI': 'petit texte en plusieurs couleurs',
  'TXT-SMALL-WHITE': 'petit texte blanc',
  'TXT-RICHBLACK': 'texte noir',
  'LINE-HAIRLINE': 'filets fins',
  'OVP-WHITE-TEXT': 'texte blanc en surimpression',
  'OVP-WHITE-PATH': 'aplats blancs en surimpression',
  'OVP-GRAY': 'gris en surimpression',
  'OVP-BLACK-MISSING': 'noir en défonce',
  TRANSP: 'parties transparentes',
  LAYERS: 'calques',
  INTERACTIVE: 'formulaires, liens et annexes',
  'MISC-X': 'commandes peu sûres',
  'PDFX-CLAIM': 'norme PDF/X',
};

const variants: Record<PreflightVariant, string> = {
  noCondition:
    'Le fichier ne dit pas pour quelle condition d’impression il a été fait ; il faut {{wanted}}. Choisissez cette condition d’impression à l’exportation.',
  trimBeyondBleed:
    'Le format fini (TrimBox) dépasse de {{measured}} les fonds perdus (BleedBox). C’est la plus petite surface qui compte : ce qui se trouve dans les deux.',
  trimBeyondMedia:
    'Le format fini (TrimBox) dépasse de {{measured}} la page (MediaBox). C’est la plus petite surface qui compte : ce qui se trouve dans les deux.',
  bleedBeyondMedia:
    'Les fonds perdus (BleedBox) dépassent de {{measured}} la page (MediaBox). C’est la plus petite surface qui compte : ce qui se trouve dans les deux.',
  trimAndArt:
    'Le fichier se présente comme PDF/X et indique une ArtBox à côté du format fini (TrimBox), ce que PDF/X ne prévoit pas. Pour le catalogue, seul le format fini compte ; vous n’avez rien à faire.',
  textCut:
    'Du texte dépasse le format fini et est coupé. Ramenez-le à {{wanted}} à l’intérieur du format fini s’il doit se lire en entier.',
  marksInBleed:
    'Des traits de coupe ou des repères se trouvent dans les fonds perdus et peuvent apparaître au bord si la coupe dévie un peu. À l’exportation, décalez-les d’au moins 3 mm ou supprimez-les.',
  marksCutOff:
    'La page du fichier mesure {{measured}}, il en faut {{wanted}}. Ce qui se trouve autour, comme des repères, des barres de couleur ou du papier vide, est coupé ; vous n’avez rien à faire.',
  bleedUnnamed:
    'Comme fonds perdus (BleedBox), le fichier n’indique que {{measured}}, il faut {{wanted}}. Ce qui se trouve au-delà sur la feuille est imprimé aussi, jusqu’à 3 mm autour du format fini ; vous n’avez rien à faire.',
  transparentLogo: 'Le logo contient des parties transparentes. Exportez-le sans transparence, en PDF 1.3.',
  bleedUneven:
    'Les fonds perdus ne sont pas assez larges de tous les côtés : du plus étroit, ils ne mesurent que {{measured}}, il faut {{wanted}} tout autour.',
  sheetAsTrim:
    'Comme format fini (TrimBox), le fichier indique toute sa page, {{measured}}, donc avec les fonds perdus ; on admet {{wanted}} au milieu de la page.',
  onlyWhite:
    'On ne voit rien sur la page, car tout y est blanc. Donnez-lui un fond, ou une couleur à ce qui s’y trouve.',
  onlyLab:
    'Le fichier contient des couleurs Lab ; les tons directs sont souvent définis ainsi. On imprime en CMJN : convertissez les couleurs à l’exportation.',
  layerHidden:
    'Une partie du contenu se trouve sur des calques masqués et n’est pas imprimée. Supprimez ces calques, ou affichez-les si leur contenu doit être imprimé, et exportez à nouveau le fichier.',
  contentAltered:
    'Le contenu de la page n’est plus celui de l’export : il a sans doute changé à l’enregistrement ou à la transmission. Comparez bien l’image de la page à votre original ou exportez le fichier à nouveau.',
  imageAltered:
    'Une image n’est plus celle de l’export : elle a sans doute changé à l’enregistrement ou à la transmission. Comparez-la bien à votre original ou exportez le fichier à nouveau.',
  leftOut:
    'Le fichier contient des réglages pour certains appareils ou programmes ({{names}}). Ils sont supprimés à la mise en place, l’aspect de la page ne change pas ; vous n’avez rien à faire.',
  drawnAbove:
    'Un tampon, un commentaire ou un champ de formulaire se trouve au-dessus de la page ; il manquerait dans le catalogue. Faites-le dessiner dans la page, ou exportez le fichier pour l’impression.',
  onScreenOnly:
    'Un tampon, un commentaire ou un champ de formulaire n’est visible qu’à l’écran et n’est pas imprimé. S’il fait partie de la page, insérez-le comme contenu ordinaire.',
};

/** What a code says of several things at once, with the worst of their values. */
const several: Record<SeveralCode, string> = {
  'PAGE-BLEED-CONTENT':
    'Au bord, des images ou des aplats ne dépassent pas assez le format fini : de {{measured}} seulement au plus juste ; il faut {{wanted}}. Sinon, un liseré blanc peut apparaître à la coupe. Étendez-les davantage.',
  'PAGE-NEAR-TRIM':
    'Des textes ou des logos sont trop près de la coupe, à {{measured}} seulement au plus juste, et peuvent être entamés si elle dévie un peu. Placez à {{wanted}} au moins de la coupe ce qui doit se voir en entier.',
  'IMG-DAMAGED':
    'Des images sont endommagées ou incomplètes et ne seraient pas imprimées correctement. Replacez-les et exportez le fichier à nouveau.',
  'IMG-CONTRADICTS':
    'Des images n’ont pas la taille ou les couleurs que le fichier annonce ; selon l’appareil, elles seraient imprimées différemment. Replacez-les et exportez le fichier à nouveau.',
  'IMG-NOT-EXAMINED':
    'Des images sont trop grandes pour être contrôlées, la plus grande avec {{measured}}. On ne sait pas si elles sont intactes : réduisez-les ou examinez bien l’épreuve.',
  'IMG-PPI':
    'Des images sont trop grossières et seraient floues à l’impression : la moins fine n’a que {{measured}}, il faut {{wanted}}. Utilisez des images plus grandes ou placez-les en plus petit.',
  'IMG-PPI-1BIT':
    'Des images en noir et blanc sont trop grossières et auraient des bords crénelés : la moins fine n’a que {{measured}}, il faut {{wanted}}. Utilisez des images plus fines ou des dessins vectoriels.',
  'IMG-OVERRES':
    'Des images sont plus fines que nécessaire : la plus fine a {{measured}} ; à l’impression, plus de {{wanted}} ne sert à rien. Le fichier n’en devient que plus lourd.',
  'TXT-SMALL-MULTI':
    'Du petit texte est formé de plusieurs encres et peut devenir flou ; le plus petit ne mesure que {{measured}}. Composez-le en {{wanted}} au moins ou en noir pur.',
  'TXT-SMALL-WHITE':
    'Du petit texte blanc peut se boucher ; le plus petit ne mesure que {{measured}}. Composez-le en {{wanted}} au moins.',
  'TXT-RICHBLACK':
    'Du texte noir est formé de plusieurs encres (jusqu’à {{measured}}). Pour le texte, utilisez du noir pur (100 % K).',
  'LINE-HAIRLINE':
    'Des filets sont trop fins et peuvent disparaître à l’impression ; le plus fin ne mesure que {{measured}}. Donnez-leur au moins {{wanted}}.',
};

/** The texts of the findings, by code, in French. */
export const preflightFrench: typeof preflightGerman = {
  reasons,
  titles,
  variants,
  several,
  'FILE-OPEN': 'Le fichier PDF est illisible.',
  'FILE-ENCRYPTED': 'Le fichier PDF est chiffré. Exportez-le sans mot de passe et sans restrictions.',
  'FILE-VERSION':
    'Le fichier est en PDF {{measured}}, on attend au plus PDF {{wanted}}. Choisissez à l’exportation une version PDF plus ancienne.',
  'FILE-VERSION-FEATURES':
    'Le fichier utilise des nouveautés de PDF {{measured}}, on attend au plus PDF {{wanted}}. Choisissez à l’exportation une version PDF plus ancienne.',
  'PAGE-COUNT':
    'Le fichier PDF a {{measured}} pages, on en imprime une seule. Choisissez la page voulue, ou enregistrez-la comme fichier PDF à part et envoyez ce fichier.',
  'COVER-PAGES':
    'Nombre de pages du fichier PDF : {{measured}}. Une couverture a quatre pages simples, ou deux doubles pages avec le dos au milieu.',
  'PAGE-SIZE': 'La page mesure {{measured}}, il faut {{wanted}}.',
  'PAGE-BLEED-BOX':
    'Les fonds perdus manquent ou sont trop justes : la page va jusqu’à {{measured}}, il faut {{wanted}}.',
  'BOX-TRIM-MISSING':
    'Le format fini n’est pas indiqué dans le fichier ; on admet {{wanted}} au milieu de la page.',
  'PAGE-BOX-NEST':
    'Le format fini, les fonds perdus et la page ne sont pas emboîtés. C’est chaque fois la plus petite surface qui compte.',
  'PAGE-ROTATE': 'La page est tournée de {{measured}}.',
  'PAGE-USERUNIT': 'Le fichier utilise une échelle particulière. Exportez-le en grandeur réelle.',
  'PAGE-CROPBOX':
    'À l’écran, on ne voit que {{measured}} de la page (CropBox), le format fini mesure {{wanted}}. C’est tout le format fini qui est imprimé : regardez l’épreuve.',
  'PAGE-BLEED-CONTENT':
    'Au bord, des images ou des aplats ne dépassent le format fini que de {{measured}}, il faut {{wanted}}. Sinon, un liseré blanc peut apparaître à la coupe. Étendez-les davantage.',
  'PAGE-NEAR-TRIM':
    'Du texte ou un logo n’est qu’à {{measured}} de la coupe et peut être entamé si elle dévie un peu. Placez à {{wanted}} au moins de la coupe ce qui doit se voir en entier.',
  'PAGE-MARKS':
    'Le fichier contient des traits de coupe ou des repères, mais ne dit pas où se trouve le format fini (TrimBox). Exportez-le sans repères d’impression ou en PDF/X.',
  'PAGE-EMPTY': 'La page est vide.',
  'PAGE-DAMAGED':
    'Une partie de la page manque ou est endommagée et ne serait pas imprimée correctement. Exportez le fichier à nouveau.',
  'PAGE-DIFFERS':
    'La page ne serait pas imprimée telle que le fichier la montre : quelque chose manquerait ou aurait un autre aspect. Supprimez les notes, les commentaires et les calques masqués, puis exportez le fichier à nouveau en PDF/X-4.',
  'CONTENT-CUT':
    'Le contenu de la page s’arrête au milieu, le reste ne serait pas imprimé. Le fichier a sans doute été enregistré ou transmis de façon incomplète : exportez-le à nouveau.',
  'FONT-DAMAGED':
    'Des polices incorporées sont endommagées ({{names}}) ; le texte serait mal imprimé ou manquerait. Exportez le fichier à nouveau ou vectorisez le texte.',
  'FONT-LETTERS':
    'La police incorporée {{font}} n’a pas tous les caractères de la page ; il manque : {{names}}. À l’impression, il y aurait là un vide ou une case vide. Exportez le fichier à nouveau avec la police entière ou vectorisez le texte.',
  'IMG-DAMAGED':
    'Une image est endommagée ou incomplète et ne serait pas imprimée correctement. Replacez-la et exportez le fichier à nouveau.',
  'IMG-CONTRADICTS':
    'Une image n’a pas la taille ou les couleurs que le fichier annonce ; selon l’appareil, elle serait imprimée différemment. Replacez-la et exportez le fichier à nouveau.',
  'IMG-NOT-EXAMINED':
    'Avec {{measured}}, une image est trop grande pour être contrôlée. On ne sait pas si elle est intacte : réduisez-la ou examinez bien l’épreuve.',
  'NOT-EXAMINED':
    'La page n’a pas pu être contrôlée sur tous les points ({{names}}). Simplifiez-la ou examinez bien l’épreuve.',
  'IMG-PPI':
    'Une image n’a que {{measured}} et serait floue à l’impression ; il faut {{wanted}}. Utilisez une image plus grande ou placez-la en plus petit.',
  'IMG-PPI-1BIT':
    'Une image en noir et blanc n’a que {{measured}} et aurait des bords crénelés ; il faut {{wanted}}. Utilisez une image plus fine ou un dessin vectoriel.',
  'IMG-PPI-PAGE':
    'La page entière est une seule image de {{measured}} ; pour que le texte soit net, il faut {{wanted}}. Exportez la page avec de vraies polices et non comme image.',
  'IMG-OVERRES':
    'Une image a {{measured}} ; à l’impression, plus de {{wanted}} ne sert à rien. Le fichier n’en devient que plus lourd.',
  'COL-RGB':
    'Le fichier contient des couleurs d’écran (RVB). On imprime en CMJN : convertissez les couleurs à l’exportation.',
  'COL-ICC-CMYK':
    'Des couleurs CMJN ont leur propre profil. L’imprimerie utilise les valeurs telles quelles ; exportez de préférence sans profils incorporés.',
  'COL-ICC-GRAY':
    'Des aplats ou des images en gris ont leur propre profil. Ils sont imprimés avec le noir ; exportez de préférence sans profils incorporés.',
  'COL-CALGRAY':
    'Des aplats ou des images en gris sont réglés pour l’écran. Ils sont imprimés avec le noir ; choisissez CMJN à l’exportation.',
  'COL-SPOT':
    'Le fichier contient des tons directs ({{names}}). On imprime uniquement en CMJN : convertissez-les à l’exportation.',
  'COL-REGISTRATION':
    'Un élément utilise la couleur de repérage (toutes les encres à 100 %). Utilisez à la place un noir normal.',
  'COL-BLEND-CS':
    'Des parties transparentes ne sont pas mélangées en CMJN. Choisissez CMJN comme espace colorimétrique de transparence et exportez le fichier à nouveau.',
  'COL-TAC':
    'Par endroits, {{measured}} d’encre se superposent ; au plus {{wanted}} sèchent bien. Éclaircissez les endroits les plus foncés ou convertissez les couleurs avec le profil de l’imprimerie.',
  'COL-OUTPUTINTENT':
    'Le fichier n’est pas préparé pour {{wanted}} (il indique : {{measured}}). Choisissez cette condition d’impression à l’exportation.',
  'TXT-FONT-EMBED':
    'Des polices manquent dans le fichier ({{names}}). Incorporez toutes les polices à l’exportation ou vectorisez le texte.',
  'TXT-COURIER':
    'Du texte est composé en Courier. Cette police en remplace souvent une qui manque : vérifiez le texte.',
  'TXT-SMALL-MULTI':
    'Du texte de {{measured}} seulement est formé de plusieurs encres et peut devenir flou. Composez-le en {{wanted}} au moins ou en noir pur.',
  'TXT-SMALL-WHITE':
    'Du texte blanc de {{measured}} seulement peut se boucher. Composez-le en {{wanted}} au moins.',
  'TXT-RICHBLACK':
    'Du texte noir est formé de plusieurs encres ({{measured}}). Pour le texte, utilisez du noir pur (100 % K).',
  'LINE-HAIRLINE':
    'Des filets n’ont que {{measured}} d’épaisseur et peuvent disparaître à l’impression. Donnez-leur au moins {{wanted}}.',
  'OVP-WHITE-TEXT':
    'Du texte blanc est réglé sur « surimpression » et disparaîtrait à l’impression. Désactivez la surimpression.',
  'OVP-WHITE-PATH':
    'Des aplats ou des filets blancs sont réglés sur « surimpression » et disparaîtraient à l’impression. Désactivez la surimpression.',
  'OVP-GRAY':
    'Des parties grises sont réglées sur « surimpression » et peuvent avoir un autre aspect qu’à l’écran. Désactivez la surimpression.',
  'OVP-BLACK-MISSING':
    'Du petit texte noir ou de fins filets noirs sont en défonce dans leur fond. Si les encres ne tombent pas exactement l’une sur l’autre, du blanc apparaît.',
  TRANSP: 'La page contient des parties transparentes. Elles peuvent rester.',
  LAYERS:
    'Le fichier contient des calques que l’on peut afficher ou masquer. Réduisez-les à un seul calque et supprimez ce qui ne doit pas être imprimé.',
  INTERACTIVE:
    'Le fichier contient des éléments qui ne fonctionnent qu’à l’écran, comme des champs de formulaire, des liens, des commentaires ou des annexes. Exportez-le pour l’impression.',
  'MISC-X':
    'Le fichier utilise des commandes que l’on ne peut pas imprimer de façon sûre ({{names}}). Exportez-le en PDF/X-4.',
  'PDFX-CLAIM':
    'Le fichier se présente comme {{measured}}, mais ne respecte pas la norme. Exportez-le à nouveau en PDF/X-4.',
};
