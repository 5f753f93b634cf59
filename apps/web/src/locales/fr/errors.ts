import type { de } from '../de/index.ts';

/** One sentence per error code: what happened and what to do. */
export const errors: (typeof de)['errors'] = {
  'request.undecodable': 'L’envoi était illisible. Rechargez la page, puis réessayez.',
  'request.invalid': 'Veuillez vérifier les indications marquées.',
  'request.too-large': 'Le fichier ou l’envoi est trop volumineux.',
  'request.wrong-type': 'Ce format n’est pas accepté ici.',
  'request.not-found': 'L’entrée est introuvable. Peut-être a-t-elle été supprimée.',
  'request.method-not-allowed': 'Cette action n’est pas possible ici.',
  'request.too-many-at-once':
    'Beaucoup de pages et d’images sont déjà en préparation pour vous. Réessayez dans {{wait}}.',
  'request.precondition-failed': 'L’entrée a changé entre-temps. Rechargez la page.',
  'request.range-unsatisfiable': 'Cette partie du fichier n’existe pas. Rechargez la page.',
  'request.throttled': 'Trop de tentatives. Réessayez dans {{wait}}.',
  'request.in-progress': 'Cette action est déjà en cours. Attendez qu’elle soit terminée.',
  'request.key-reused': 'Cette action a déjà été faite avec d’autres indications. Rechargez la page.',
  'server.unknown': 'Une erreur inconnue s’est produite. Veuillez réessayer.',
  'server.busy': 'Il y a beaucoup de travail en ce moment. Réessayez dans {{wait}}.',
  'server.maintenance': 'Rebblatt est en maintenance et sera de retour sous peu.',
  'server.unavailable': 'Le service est momentanément injoignable. Réessayez dans une minute.',
  'server.storage-full':
    'Le serveur n’a plus de place pour enregistrer. Veuillez le signaler à la direction du salon.',
  'server.storage-down':
    'L’espace où sont déposés les fichiers est momentanément injoignable. Réessayez dans une minute.',
  'server.storage-slow': 'Le stockage des fichiers ne répond pas pour le moment. Réessayez dans une minute.',
  invalid_grant: 'E-mail ou mot de passe incorrect.',
  'session.required': 'Veuillez vous connecter.',
  'session.not-activated':
    'Ce compte n’est pas encore activé. La direction du salon vous contactera par e-mail.',
  'session.closed': 'Ce compte est fermé. Veuillez vous adresser à la direction du salon.',
  'session.throttled': 'Trop de tentatives de connexion. Réessayez dans {{wait}}.',
  'session.busy': 'Beaucoup de personnes se connectent en ce moment. Réessayez dans {{wait}}.',
  'session.forbidden': 'Votre compte n’a pas ce droit.',
  'password.old-wrong': 'Le mot de passe actuel n’est pas correct.',
  'account.email-taken': 'Cette adresse e-mail est déjà utilisée.',
  'conflict.stale': 'Quelqu’un d’autre a enregistré entre-temps. Comparez les deux versions.',
  'conflict.in-use':
    'Cet élément est utilisé {{use}} et ne peut donc être ni supprimé ni changé de cette façon.',
  'conflict.busy': 'Quelqu’un modifie la même chose en ce moment. Veuillez réessayer.',
  'catalog.closed': 'La saisie pour ce catalogue est close.',
  'catalog.inactive': 'Le catalogue « {{name}} » n’est pas actif.',
  'catalog.processing': 'Le catalogue est en cours de génération. Attendez qu’elle soit terminée.',
  'mend.mending': 'Le fichier est en cours de correction. Veuillez patienter un instant.',
  'mend.none': 'Il n’y a pas de fichier corrigé à accepter. Il y a peut-être un autre fichier entre-temps.',
  'mend.not-offered': 'Cela ne peut pas être corrigé dans ce fichier.',
  'mend.impossible': 'Le fichier n’a pas pu être corrigé. Faites-le rectifier par la personne qui l’a conçu.',
  'file.not-found': 'Le fichier est introuvable.',
  'file.empty': 'Le fichier est vide.',
  'file.incorrect-type':
    'D’après son contenu, ce fichier est du type « {{extension}} ». Ce type de fichier n’est pas accepté ici.',
  'file.encrypted':
    'Le fichier PDF est protégé. Enregistrez-le sans mot de passe, puis envoyez-le de nouveau.',
  'file.unreadable': 'Le fichier ne peut pas être ouvert. Créez-le à nouveau, puis renvoyez-le.',
  'file.too-many-checks': 'Déjà {{max}} de vos fichiers attendent leur contrôle. Réessayez dans {{wait}}.',
  'file.too-complex':
    'Le fichier est trop complexe pour être montré ou imprimé. Simplifiez-le, puis envoyez-le de nouveau.',
  'file.not-processed':
    'Le fichier n’a pas pu être traité pour le moment ; cela ne vient pas du fichier. Réessayez dans une minute.',
  'file.interrupted': 'Une erreur s’est produite pendant l’envoi du fichier. Veuillez réessayer.',
  'file.too-large': 'Le fichier pèse {{size}} Mo ; la limite est de {{limit}} Mo.',
  'file.picture-shape':
    'L’image compte {{width}} × {{height}} pixels et n’a donc pas la forme de la page. Il faut 216 × 141 mm avec fond perdu, soit 2551 × 1665 pixels à 300 dpi. Rien n’est déformé.',
  'file.picture-too-large':
    'L’image mesure {{width}} × {{height}} pixels ; la limite est de {{max}} × {{max}}.',
  'logo.not-approved': 'Le logo n’est pas encore approuvé.',
  'logo.has-errors': 'Le logo ne répond pas aux exigences. Le rapport de contrôle dit ce qui manque.',
  'page.released': 'La page est transmise. S’il faut la modifier, retirez d’abord la transmission.',
  'page.not-released': 'La page n’est pas transmise.',
  'page.accepted': 'La page est acceptée. Annulez d’abord l’acceptation.',
  'page.unprintable-characters':
    'Le catalogue ne peut pas imprimer ces caractères : {{characters}}. Remplacez-les, la page pourra alors être transmise.',
  'page.invisible-character':
    'Un caractère invisible ({{character}}) suit « {{after}} » ; le catalogue ne peut pas l’imprimer. Effacez-le avec la lettre qui le précède, puis retapez cette lettre.',
  'page.not-editable': 'Cette page ne peut pas être modifiée.',
  'page.position-null':
    'Une erreur s’est produite pendant le déplacement. Rechargez la page, puis recommencez.',
  'page.stand-foreign': 'Dans ce catalogue, ce stand n’est pas attribué à cet exposant.',
  'page.no-stand': 'La page n’a pas encore de stand. Choisissez-en un et enregistrez la page.',
  'page.no-pdf': 'La page n’a pas encore de fichier PDF.',
  'page.pdf-not-ready': 'Le contrôle du fichier PDF est encore en cours.',
  'preflight.no-errors': 'Le contrôle n’a trouvé aucune erreur dans ce fichier ; il n’y a rien à décider.',
  'preflight.beyond-override':
    'Ce fichier ne peut pas être imprimé, même sur décision. Demandez un nouveau fichier.',
  'page.pdf-has-errors': 'Le fichier PDF contient des erreurs. Envoyez un fichier corrigé.',
  'page.register-exists': 'Ce répertoire figure déjà dans le catalogue.',
  'page.no-request':
    'Vous n’avez pas encore envoyé de demande pour ce catalogue. Vos pages sont créées dès que la demande est acceptée.',
  'page.request-open':
    'Votre demande pour ce catalogue n’est pas encore acceptée. Vos pages sont créées dès qu’elle l’est.',
  'page.wine-pages-exceeded':
    'Votre demande porte sur {{max}} pages de vins, et elles existent déjà toutes. Pour en avoir d’autres, adressez-vous à la direction du salon.',
  'page.ad-pages-exceeded':
    'Votre demande porte sur {{max}} annonces, et elles existent déjà toutes. Pour en avoir d’autres, adressez-vous à la direction du salon.',
  'wine.no-matching-price': 'Le vin n’a pas de prix pour les contenances de cette catégorie.',
  'wine.price-on-page':
    'Sans ce prix, « {{wine}} » figurerait sans prix en position {{pages}} du catalogue. Retirez d’abord le vin de la page.',
  'wine.already-on-page': 'Le vin figure déjà sur cette page.',
  'job.cancelled': 'La génération a été interrompue. Rien n’a changé dans les résultats.',
  'print.profile-unusable':
    'Le profil d’impression est endommagé ou n’est pas fait pour l’impression en quatre couleurs.',
  'print.browser-down':
    'La préparation de l’impression est momentanément indisponible. Réessayez dans une minute.',
  'print.too-slow': 'La préparation de l’impression a duré trop longtemps. Veuillez réessayer.',
  'catalog.none-active': 'Aucun catalogue n’est en cours.',
  'job.worker-lost': 'Le traitement a été interrompu. Relancez-le.',
  'status.processing': 'L’entrée est encore en traitement et ne peut pas être masquée.',
};
