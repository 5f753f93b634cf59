import type { OrganiserErrorCode } from '../de/organiser-errors.ts';

export const organiserErrors: Record<OrganiserErrorCode, string> = {
  'design.too-heavy':
    'Cette couleur demande en tout {{sum}} % d’encre ; le papier en supporte au plus {{max}} %.',
  'design.too-light':
    'Dans cette couleur, les petits caractères seraient difficiles à lire. Choisissez-en une plus foncée (contraste {{contrast}}, il faut {{min}}).',
  'design.no-address':
    'Le code mènerait à une adresse que seule cette machine connaît. La personne qui exploite Rebblatt doit d’abord fixer l’adresse du service (PUBLIC_URL).',
  'design.address-too-long':
    'L’adresse {{address}} est trop longue pour un code qui s’imprime proprement dans cette taille.',
  'design.mark-has-errors':
    'L’emblème comporte des erreurs avec lesquelles il ne peut pas être imprimé. Rien n’a été enregistré ; ce qui est à corriger figure ci-dessous.',
  'design.overflows':
    'Avec cette phrase, des pages transmises ne tiennent plus sur une page : position {{pages}}. Raccourcissez-la.',
  'correction.open': 'Une correction est déjà proposée pour cette page.',
  'correction.ended': 'Cette correction n’est plus ouverte. Rechargez la page.',
  'correction.changed-since':
    'Depuis la transmission, quelque chose qui figure sur cette page a été modifié. La correction ne convient plus, rien n’a donc été modifié.',
  'correction.taken-otherwise':
    'En position {{position}} de « {{catalog}} », la formulation « {{to}} » a été reprise pour ce texte. Sur cette page, seule la même formulation peut être proposée, toute autre d’abord en position {{position}}.',
  'correction.taken-away':
    'En position {{position}} de « {{catalog}} », ce texte a été supprimé. Sur cette page, seule la même chose peut être proposée, toute autre d’abord en position {{position}}.',
  'exhibitor.works-in-catalog':
    'Cet exposant ne peut pas être retiré de « {{name}} ». Il y a déjà : demandes {{requests}}, stands {{stands}}, pages {{pages}}.',
  'history.exhibitor-gone': 'L’exposant n’existe plus.',
  'history.reference-gone': '« {{name}} » n’existe plus. Saisissez-le à nouveau et choisissez-le à la main.',
  'history.wine-twice': 'Entre-temps, l’exposant a saisi « {{name}} » une nouvelle fois.',
  'history.wine-gone': '« {{wine}} » n’existe plus. Rétablissez d’abord le vin.',
  'history.price-gone': '« {{wine}} » n’a plus de prix pour la catégorie « {{category}} ».',
  'history.file-gone': 'Le fichier n’existe plus. Les fichiers supprimés sont gardés 30 jours.',
  'history.catalog-gone': 'Le catalogue n’existe plus.',
  'history.catalog-ended': 'La saisie pour « {{name}} » est terminée.',
  'history.not-member': 'L’exposant n’appartient plus à ce catalogue.',
  'history.not-kept': 'L’état d’alors n’a pas été enregistré en entier.',
  'history.same': 'Rien n’a changé depuis.',
  'history.there-again': 'L’élément est déjà revenu.',
  'admin.own-account':
    'Vous ne pouvez ni fermer ni supprimer votre propre compte, et c’est à quelqu’un d’autre d’en changer le rôle.',
  'admin.last-super':
    'C’est le dernier compte ouvert ayant le rôle de super-administration. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'admin.created-wines':
    '{{name}} a saisi des vins ({{count}}) ; ce compte doit donc rester. Fermez-le au lieu de le supprimer.',
  'admin.own-password': 'Votre propre mot de passe se change sous « Mon compte ».',
  'exhibitor.not-in-catalog': 'L’exposant ne fait pas partie de ce catalogue.',
  'exhibitor.without-password':
    'Ce compte n’a pas encore de mot de passe. Invitez l’exposant ; il l’ouvrira lui-même avec son mot de passe.',
  'exhibitor.took-part':
    '« {{name}} » ne peut pas être supprimé. Il lui reste : {{belongings}}. Bloquez plutôt le compte, ou supprimez d’abord ce qui existe.',
  'catalog-request.no-catalog':
    'Aucun catalogue n’est en cours. Vous pourrez envoyer une demande dès que la direction du salon ouvrira le prochain.',
  'catalog-request.account-inactive': 'Ce compte n’est pas encore activé. Une demande sera possible ensuite.',
  'catalog-request.exists':
    'Votre demande pour ce catalogue est déjà envoyée. Rechargez la page pour la modifier.',
  'catalog-request.decided':
    'La direction du salon a pris une décision sur cette demande. Pour toute modification, veuillez vous adresser à elle.',
  'catalog-request.stand-count':
    'Le nombre de stands ne correspond pas : commandés {{count}}, choisis {{selected}}.',
  'catalog-request.stand-taken':
    'Entre-temps, le stand {{stand}} a été attribué à {{company}}. Choisissez-en un autre.',
  'catalog-request.stand-in-use':
    'La page en position {{position}} utilise encore le stand {{stand}}. Donnez-lui d’abord un autre stand.',
  'catalog-request.stand-not-given': 'Choisissez l’un des stands attribués ci-dessus.',
  'catalog-request.rows-missing':
    'Il manque des indications pour de nouvelles pages : nécessaires {{count}}, remplies {{given}}.',
  'catalog-request.page-locked':
    'La page en position {{position}} est transmise. Le stand et le titre ne pourront changer qu’une fois la transmission retirée.',
  'catalog-request.not-decided': 'Cette demande est encore à décider.',
  'catalog-request.undo-late':
    'La décision ne peut plus être annulée : l’e-mail à l’exposant est parti. Modifiez plutôt la décision.',
  'catalog-request.undo-changed':
    'Pas annulé : entre-temps, quelque chose a changé dans les stands ou les pages de cet exposant.',
  'catalog-request.undo-stand-taken':
    'Pas annulé : entre-temps, le stand {{stand}} a été attribué à {{company}}.',
  'exhibitor.catalog-missing': 'Sans catalogue actif, il n’y a personne à qui envoyer le message.',
  'exhibitor.no-recipients': 'Ce catalogue n’a encore aucun exposant dont le compte soit activé.',
  'mailing.placeholder':
    '« {{word}} » ne peut pas être remplacé. Mots possibles : {entreprise}, {contact}, {stand} et {jours}.',
  'mailing.days-over': 'Ce catalogue est terminé : il ne reste plus de jours. Enlevez {jours}.',
  'mailing.needs-catalog':
    'Seul un message aux exposants d’un catalogue connaît leur stand et leurs jours. Enlevez {stand} et {jours}.',
  'mail.not-failed': 'Cet e-mail est envoyé ou en attente ; il n’y a pas besoin de le renvoyer.',
  'mail.not-delivered': 'Cet e-mail n’a pas été envoyé ; seul un e-mail envoyé peut revenir.',
  'mail.return-outlook':
    '« {{name}} » est enregistré au format d’Outlook (.msg), que seul Outlook lit. Ouvrez l’e-mail dans Outlook sur le web, enregistrez-le là avec « … » et « Télécharger » au format EML, ou copiez son texte dans le champ.',
  'mail.return-empty': '« {{name}} » est vide.',
  'mail.return-large': '« {{name}} » dépasse {{limit}} Mo. Copiez le texte de l’avis dans le champ.',
  'mail.return-none': '« {{name}} » n’est pas un e-mail. Enregistrez l’avis en .eml dans votre messagerie.',
  'mail.return-nested':
    '« {{name}} » est trop imbriqué pour être lu. Copiez le texte de l’avis dans le champ.',
  'mail.return-many':
    'Il n’y a plus de place pour « {{name}} ». Lisez d’abord les autres ; on en lit au plus {{max}} à la fois.',
  'mail.key-expired':
    'Le lien contenu dans cet e-mail n’est plus valable. « Mot de passe oublié » en envoie un nouveau.',
  'mail.link-anew':
    'Le lien de cet e-mail n’est pas arrivé. Faites-en un nouveau : pour l’imprimerie depuis la page « Impression », pour la graphiste depuis l’annonce.',
  'mail.not-sent': 'Le serveur de messagerie n’a pas accepté le message : {{reason}}',
  'catalog.has-users-and-pages':
    'Vous ne pouvez pas supprimer ce catalogue. Il a déjà des exposants et des pages.',
  'catalog.start-locked': 'Le catalogue est déjà actif. Son début ne peut plus être modifié.',
  'catalog.overlaps': '« {{name}} » a lieu en même temps, du {{from}} au {{to}}.',
  'catalog.type-locked':
    'Le type de catalogue ne peut plus être changé, car des stands ou des pages en dépendent déjà.',
  'logo.too-small':
    'Sans son bord vide, l’image ne mesure que {{width}} × {{height}} pixels et serait imprimée sur {{mm}} mm. Il faut au moins {{min}} pixels sur le plus long côté ; 600 pixels donnent 51 mm.',
  'logo.empty':
    'On ne voit rien dans le fichier : il n’a qu’une couleur. Choisissez le fichier qui contient le logo.',
  'logo.typefaces':
    'Le logo utilise des polices qui ne sont pas disponibles ici : {{names}}. Vectorisez le texte dans le programme de dessin, puis renvoyez le fichier.',
  'logo.linked':
    'Le logo reprend des éléments d’ailleurs qui manquent ici : {{names}}. Incorporez-les dans le programme de dessin, puis renvoyez le fichier.',
  'logo.too-intricate':
    'Le dessin a trop d’éléments. Simplifiez-le ou enregistrez-le en PNG d’au moins 673 pixels de large.',
  'logo.not-placed': 'Ce logo est arrivé comme page terminée et reste tel quel.',
  'logo.approved': 'Le logo est déjà approuvé et reste tel quel.',
  'logo.from-illustrator':
    'Les fichiers EPS et PostScript ne peuvent pas être ouverts ici. Dans Illustrator, choisissez « Fichier », « Enregistrer une copie » et le format « Adobe PDF », puis envoyez ce PDF. Si vous n’avez pas ce programme, demandez un PDF à la personne qui a créé le logo.',
  'logo.from-photoshop':
    'Les fichiers Photoshop ne peuvent pas être ouverts ici. Dans Photoshop, choisissez « Fichier », « Enregistrer une copie » et le format « Photoshop PDF », TIFF ou PNG, puis envoyez ce fichier. Si vous n’avez pas ce programme, demandez un PDF à la personne qui a créé le logo.',
  'logo.from-coreldraw':
    'Les fichiers CorelDRAW ne peuvent pas être ouverts ici. Dans CorelDRAW, choisissez « Fichier », « Publier au format PDF », puis envoyez ce PDF. Si vous n’avez pas ce programme, demandez un PDF à la personne qui a créé le logo.',
  'logo.from-affinity':
    'Les fichiers Affinity ne peuvent pas être ouverts ici. Dans Affinity, choisissez « Fichier », « Exporter » et le format PDF, puis envoyez ce PDF. Si vous n’avez pas ce programme, demandez un PDF à la personne qui a créé le logo.',
  'logo.from-indesign':
    'Les fichiers InDesign ne peuvent pas être ouverts ici. Dans InDesign, choisissez « Fichier », « Exporter » et le format « Adobe PDF (impression) », puis envoyez ce PDF. Si vous n’avez pas ce programme, demandez un PDF à la personne qui a créé le logo.',
  'logo.from-word':
    'Les fichiers de Word et de programmes semblables ne peuvent pas être ouverts ici. Choisissez-y « Fichier », « Enregistrer sous » et le format PDF, ou enregistrez seulement le logo comme image. Le mieux est un PDF de la personne qui a créé le logo.',
  'logo.in-use': 'Le logo est utilisé sur une page. Choisissez-y d’abord un autre.',
  'logo.too-many':
    'Un exposant peut avoir au plus {{max}} logos. Supprimez-en d’abord un dont vous n’avez plus besoin.',
  'wine.duplicate': 'Un vin avec ces indications existe déjà.',
  'wine.on-page': 'Le vin figure sur une page du catalogue et ne peut pas être supprimé.',
  'wine.entered-by-exhibitor': 'L’exposant a lui-même saisi ce vin ; il lui reste attribué.',
  'wine.on-page-of-exhibitor':
    'Le vin figure sur une page de son exposant. Retirez-le d’abord de cette page.',
  'logo.not-ready': 'Le contrôle du logo est encore en cours.',
  'session.exhibitor-unknown': 'Cet exposant est inconnu.',
  'page.correction-open':
    'Une correction de cette page a été proposée et l’exposant ne s’est pas encore prononcé. Si la page est acceptée, la correction proposée devient caduque.',
  'page.rejection-needs-comment': 'En cas de refus, dites dans le commentaire ce qu’il faut modifier.',
  'session.already-on-behalf':
    'Vous travaillez déjà au nom d’un exposant. Revenez d’abord à votre propre compte.',
};
