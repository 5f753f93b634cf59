// Length: the whole text of a manual, to be read in one go.
import type { ExhibitorChapter } from '../chapter-of.ts';
import { figures } from '../figures.ts';
import type { Manual } from '../manual.ts';

export const exhibitorFr: Manual<ExhibitorChapter> = {
  locale: 'fr-CH',
  title: 'Guide pour les exposants',
  lead: 'De l’inscription à la page acceptée dans le catalogue, dans l’ordre où vous procédez.',
  contents: 'Sommaire',
  chapters: [
    {
      id: 'register',
      title: 'S’inscrire',
      blocks: [
        {
          text: 'Si vous avez déjà participé, vous avez déjà un compte. Passez alors au chapitre « Se connecter ».',
        },
        {
          steps: [
            { text: 'Ouvrez Rebblatt dans votre navigateur et choisissez **S’inscrire comme exposant**.' },
            {
              text: 'Remplissez les champs. L’adresse e-mail est aussi votre nom d’utilisateur ; tous les messages y sont envoyés. Le mot de passe compte au moins 6 caractères. Indiquez la personne de contact et la langue dans laquelle nous vous écrivons.',
              picture: 'register',
              shows: 'L’inscription : l’accès, puis les indications sur votre entreprise.',
            },
            { text: 'Cliquez sur **S’inscrire**. Votre compte est créé, mais pas encore activé.' },
            {
              text: 'Attendez l’e-mail de la direction du salon. Dès qu’elle a activé votre compte, vous pouvez vous connecter.',
            },
          ],
        },
      ],
    },
    {
      id: 'sign-in',
      title: 'Se connecter',
      blocks: [
        {
          steps: [
            {
              text: 'Saisissez votre adresse e-mail et votre mot de passe, puis cliquez sur **Se connecter**.',
              picture: 'sign-in',
              shows: 'La connexion. En haut à droite, vous changez de langue.',
            },
            {
              text: 'Si vous avez oublié votre mot de passe, choisissez **Mot de passe oublié**. Vous recevez un e-mail avec un lien. Il est valable une heure et ne sert qu’une fois.',
            },
          ],
        },
        {
          note: 'S’il est écrit que votre compte n’est pas encore activé, la direction du salon n’a pas encore vérifié votre inscription. Vous n’avez rien à faire.',
        },
        {
          text: 'Ce que vous saisissez n’est pas perdu, même si la connexion est coupée ou si vous restez longtemps sans rien faire : reconnectez-vous dans le même navigateur, et tout est de nouveau là.',
        },
      ],
    },
    {
      id: 'profile',
      title: 'Vérifier le profil',
      blocks: [
        {
          text: 'Votre entreprise, son adresse, son téléphone et son site web figurent dans le catalogue. Vérifiez-les donc chaque année.',
        },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Profil** et corrigez ce qui n’est plus exact.',
              picture: 'profile',
              shows: 'Votre profil. Les champs marqués d’un astérisque doivent être remplis.',
            },
            { text: 'Pour changer de mot de passe, indiquez ici le nouveau et l’ancien.' },
            { text: 'Cliquez sur **Enregistrer**.' },
          ],
        },
        { heading: 'Plusieurs personnes d’une entreprise' },
        {
          text: 'Sous **Personnes**, vous invitez qui travaille avec vous. Chaque personne se connecte avec sa propre adresse e-mail et **peut tout**, **remplit et envoie des fichiers** ou **lit seulement**. Qui remplit ne peut ni commander ni transmettre. Les boutons de ce que l’on ne peut pas faire manquent ; en haut figure à qui le demander. L’historique dit qui a fait quoi. Les e-mails à l’entreprise que quelqu’un reçoit aussi sont cochés pour chaque personne : commandes, pages et fichiers, délais, annonces. Chaque personne change son propre mot de passe avec le lien qu’elle se fait envoyer depuis le profil.',
        },
      ],
    },
    {
      id: 'request',
      title: 'Commander des stands et des pages',
      blocks: [
        {
          text: 'Par la demande, vous commandez vos stands, vos pages du catalogue et les prestations. La direction du salon attribue les stands et crée vos pages.',
        },
        {
          steps: [
            { text: 'Dans le menu, choisissez **Demande**. La cloche à côté montre où elle en est.' },
            {
              text: 'Indiquez combien de stands, de pages de vins et d’annonces vous souhaitez. Une page de vins contient environ 25 lignes. Une annonce est une page entière, pour laquelle vous fournissez un fichier PDF.',
            },
            { text: 'Pour chaque prestation, indiquez la quantité voulue. 0 signifie : rien.' },
            {
              text: 'Sur les bateaux, vous pouvez en choisir un sous **Pont souhaité**. Notez vos autres souhaits dans la remarque et cliquez sur **Envoyer la demande**.',
            },
            {
              text: 'Vous recevez un e-mail dès que la décision est prise. Le même écran montre ensuite vos stands et un lien vers chacune de vos pages.',
              picture: 'request',
              shows: 'Une demande acceptée avec le stand, les pages et les prestations.',
            },
          ],
        },
        {
          text: 'Si vous étiez là la dernière fois, votre commande d’alors est peut-être déjà proposée : elle figure alors sur cet écran. **Commander à nouveau ainsi** l’envoie en un clic, **Modifier quelque chose** ouvre le formulaire avec elle.',
        },
        {
          note: 'Jusqu’à la décision, vous pouvez modifier la demande. Ensuite, adressez-vous à la direction du salon pour tout changement.',
        },
      ],
    },
    {
      id: 'logo',
      title: 'Envoyer un logo',
      blocks: [
        {
          text: 'Votre logo figure sur chaque page de vins. Il est d’abord contrôlé, puis approuvé par la direction du salon ; envoyez-le donc assez tôt.',
        },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Logos**, puis **Envoyer un logo**.',
              picture: 'new-logo',
              shows: 'Un nouveau logo : glissez le fichier dans le champ ou choisissez-le.',
            },
            {
              text: `Choisissez le fichier : une image (PNG, JPG, TIFF, WebP, GIF ou BMP), un SVG ou un PDF de toute taille. La page en est faite d’elle-même, sans son bord vide et en couleurs d’impression ; une largeur de 600 pixels donne un logo de 51 mm. Vous changez la taille, la place et le fond sous **Taille et fond** tant que le logo n’est pas approuvé. Un PDF qui mesure déjà ${figures.logo} reste tel quel ; ce qu’il doit respecter se trouve au chapitre « Exigences pour les fichiers ».`,
              picture: 'logo-of-picture',
              shows: 'Un logo fait d’une image : sa taille, sa place et son fond.',
            },
            {
              text: 'Le contrôle dure quelques secondes. S’il trouve une erreur, la liste indique ce qui ne va pas et ce qu’il faut faire.',
              picture: 'logos',
              shows: 'Vos logos avec le résultat du contrôle et l’approbation.',
            },
            { text: 'Une fois le logo approuvé, vous pouvez l’utiliser sur vos pages.' },
          ],
        },
      ],
    },
    {
      id: 'wines',
      title: 'Saisir les vins',
      blocks: [
        {
          text: 'Vous saisissez chaque vin une seule fois. Vous le placez ensuite sur vos pages ; l’année prochaine, il sera toujours là.',
        },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Vins**.',
              picture: 'wines',
              shows: 'Vos vins. Les onglets montrent où manque encore le cépage ou la teneur en alcool.',
            },
            {
              text: 'Choisissez **Ajouter un vin** et indiquez le nom, le millésime, la région, le type de vin et la teneur en alcool. Laissez le millésime vide si le vin n’est pas millésimé.',
              picture: 'new-wine',
              shows: 'Un nouveau vin avec ses cépages et ses prix.',
            },
            { text: 'Indiquez jusqu’à trois cépages, le plus important d’abord.' },
            {
              text: 'Pour chaque contenance, indiquez le prix en francs. Sur la page du catalogue figurent les contenances que vous y choisissez.',
            },
            {
              text: 'Cliquez sur **Enregistrer**. Avec **Enregistrer et vin suivant**, la région, le type de vin et les contenances restent pour le vin suivant. Le symbole avec le plus dans la liste ajoute un nouveau millésime.',
            },
          ],
        },
        {
          note: 'Vos vins sont déjà dans Excel ? Choisissez **Importer une liste**, collez les cellules copiées ou envoyez le fichier. Vous voyez chaque vin avant que quoi que ce soit soit écrit, et vous pouvez annuler l’importation.',
        },
        {
          note: 'Sans la coche **Montrer dans l’index**, le vin ne figure que sur votre page de vins et dans aucun index.',
        },
      ],
    },
    {
      id: 'pages',
      title: 'Trouver vos pages',
      blocks: [
        {
          text: 'Une fois votre demande acceptée, vos pages vous attendent sous **Mes pages** : les pages de vins avec un trait rouge, les annonces avec un trait bleu.',
        },
        {
          note: 'Au-dessus de vos vins et de vos pages se trouve **Ce qui reste à faire** : ce qui reste à faire et ce qui vient en premier. Chaque ligne mène à l’endroit où cela se fait ; un clic sur le titre replie la liste et la rouvre.',
        },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Mes pages**. La liste montre pour chaque page sa position, son stand et, sous **État**, ce qui vient ensuite.',
              picture: 'pages',
              shows: 'Vos pages dans l’ordre du catalogue.',
            },
            { text: 'Ouvrez une page avec le crayon.' },
            {
              text: 'Vous pouvez échanger vos propres pages entre elles, par exemple si une autre doit venir en premier.',
            },
            {
              text: '**Voir dans le catalogue** montre le livre à feuilleter avec vos pages à leur place ; celles des autres exposants sont masquées.',
            },
          ],
        },
      ],
    },
    {
      id: 'wine-page',
      title: 'Remplir une page de vins',
      blocks: [
        {
          text: 'À gauche, vous travaillez ; à droite, vous voyez la page telle qu’elle sera imprimée. Chaque modification est enregistrée aussitôt ; le haut de l’écran indique si cela a réussi. Sur un téléphone, c’est en bas, à côté de l’aperçu et de la transmission ; touchez l’aperçu pour l’agrandir.',
        },
        {
          steps: [
            {
              text: 'Choisissez le titre de page, le stand et l’un de vos logos approuvés.',
              picture: 'wine-page',
              shows: 'La page de vins : à gauche la saisie, à droite l’aperçu avant impression.',
            },
            {
              text: 'Sous **Nouvelle catégorie**, indiquez un nom, par exemple « Vins rouges », et cliquez sur **Créer la catégorie**.',
            },
            {
              text: 'Choisissez les contenances de la catégorie. Il y en a deux au plus ; leurs prix figurent côte à côte.',
            },
            {
              text: 'Sous **Ajouter un vin**, choisissez les vins l’un après l’autre. La liste propose ceux qui ont un prix pour ces contenances. Vous modifiez les prix directement dans la ligne.',
            },
            {
              text: 'Faites glisser les vins et les catégories à leur place par la poignée. Au clavier : barre d’espace, flèches, barre d’espace.',
            },
            { text: 'Le pied de page peut contenir par exemple vos conditions de livraison.' },
          ],
        },
        { heading: 'La page de l’an dernier' },
        {
          text: 'Avec **Importer de l’an dernier**, vous reprenez les catégories, les vins et le pied de page d’une page antérieure. Ce qui se trouve sur la page est alors remplacé. Un vin avec un nouveau millésime vient sur la page et dans votre liste comme nouveau vin, avec les prix à côté. **Annuler** dans le message défait le tout ensemble.',
        },
        { heading: 'Quand la place manque' },
        {
          text: 'L’aperçu compte les lignes. S’il y en a trop, les caractères rapetissent ; si le contenu ne tient plus, l’aperçu le dit. Raccourcissez alors la liste des vins ou le pied de page.',
        },
      ],
    },
    {
      id: 'advertisement',
      title: 'Envoyer une annonce',
      blocks: [
        {
          steps: [
            { text: 'Ouvrez l’annonce sous **Mes pages**.' },
            {
              text: 'Choisissez et enregistrez d’abord le stand. Choisissez ensuite le fichier PDF.',
              picture: 'advertisement',
              shows: 'Une annonce avec le titre de page, le stand et le fichier PDF.',
            },
            {
              text: 'Le fichier est contrôlé comme à l’imprimerie. Pour chaque erreur, le rapport explique ce qu’elle signifie et comment la corriger.',
            },
            {
              text: 'Beaucoup de défauts peuvent être corrigés ici même : couleurs d’écran, fond perdu manquant, filets trop fins, page posée sur une feuille plus grande. Cochez-les et choisissez **Corriger et regarder**. Vous voyez votre fichier et le fichier corrigé côte à côte. Ce n’est qu’avec **D’accord, utiliser ce fichier** que le fichier corrigé vaut ; vous pouvez reprendre le vôtre jusqu’à la transmission.',
              picture: 'mended',
              shows: 'Le fichier tel qu’il a été envoyé, et le fichier corrigé.',
            },
            { text: 'Dès que le fichier est prêt, la page s’affiche à droite. Regardez-la encore une fois.' },
          ],
        },
        {
          note: 'Un nouveau fichier ne remplace le précédent que s’il passe le contrôle. Jusque-là, vous pouvez remettre l’ancien.',
        },
      ],
    },
    {
      id: 'release',
      title: 'Transmettre, et la décision',
      blocks: [
        {
          steps: [
            {
              text: 'En haut figure ce qu’il faut pour transmettre, avec une coche pour tout ce qui y est : logo, catégories, prix et place sur la page. Quand tout y est, cliquez sur **Transmettre la page**. Pour une annonce, le bouton indique si le fichier PDF manque.',
            },
            {
              text: 'Si le prix ou le cépage d’un vin manque, Rebblatt vous le demande. Vous pouvez compléter ces indications ou transmettre quand même.',
            },
            {
              text: 'Après la transmission, la page ne peut plus être modifiée. Tant que la direction du salon n’a pas décidé, vous pouvez la reprendre avec **Retirer la transmission**. Vous recevez un e-mail dès qu’elle est acceptée ou refusée.',
            },
            {
              text: 'Si la page est acceptée, elle sera imprimée. Vous n’avez plus rien à faire. S’il y en a plusieurs, téléchargez-les toutes en un seul PDF sous **Ce qui reste à faire**.',
            },
          ],
        },
        {
          note: 'Transmettez vos pages avant la fin de la saisie. Le nombre de jours qui restent figure tout en haut de chaque écran. Ensuite, plus rien ne peut être modifié. Si la direction du salon a prolongé votre délai, vous y lisez votre propre date.',
        },
      ],
    },
    {
      id: 'refused',
      title: 'En cas de refus',
      blocks: [
        { heading: 'Une page' },
        {
          steps: [
            {
              text: 'La direction du salon vous écrit ce qu’il faut changer. Ses mots figurent aussi en haut de la page.',
            },
            { text: 'Ouvrez la page, modifiez-la et transmettez-la de nouveau.' },
          ],
        },
        { heading: 'Une correction proposée' },
        {
          text: 'La direction du salon peut proposer d’autres textes pour une page de vins transmise. Ils figurent en haut de la page : l’ancien barré, le nouveau souligné. Avec **Reprendre**, la page est transmise de nouveau avec ces textes, et vos vins et votre profil sont modifiés de même. Les autres pages transmises avec ces textes restent telles quelles ; elles sont nommées. Avec **Répondre**, vous dites pourquoi cela doit rester ainsi. Rien de cela n’est imprimé sans vous, même après la fin de la saisie.',
        },
        { heading: 'Un fichier' },
        {
          text: 'Si le contrôle trouve une erreur, le fichier ne peut pas être imprimé. Le rapport la décrit en mots simples et, pour votre graphiste, en termes techniques. **Envoyer à la graphiste**, à côté de l’annonce, crée un lien : sans compte, elle y lit les exigences et le rapport, et envoie elle-même le fichier corrigé. Vous voyez quand cela se fait, bloquez le lien au besoin et transmettez la page.',
        },
        {
          text: 'Les remarques n’empêchent pas de transmettre la page. Lisez-les tout de même : elles disent ce qui peut être différent sur le papier et à l’écran.',
        },
        { heading: 'Une demande' },
        {
          text: 'L’écran **Demande** indique pourquoi elle est refusée. Parlez-en avec la direction du salon ; elle peut encore accepter la demande plus tard.',
        },
      ],
    },
    {
      id: 'files',
      title: 'Exigences pour les fichiers',
      blocks: [
        { text: 'Ce chapitre s’adresse à votre graphiste.' },
        { heading: 'Annonce' },
        {
          facts: [
            [
              'Format',
              'PDF jusqu’à 1.6, une page, de préférence PDF/X-4 ; PDF/X-1a et PDF/X-3 conviennent aussi',
            ],
            ['Format fini', '210 × 135 mm (paysage)'],
            ['Fonds perdus', '3 mm de chaque côté, soit 216 × 141 mm en tout'],
            ['Traits de coupe', 'aucun'],
            ['Couleurs', `CMJN, Coated FOGRA39 ; encrage d’au plus ${figures.ink} %`],
            ['Images', `${figures.dpi} dpi à la taille imprimée`],
            ['Polices', `incorporées ; en couleur ou en blanc, au moins ${figures.smallPt} pt`],
            ['Filets', `au moins ${figures.hairlinePt} pt`],
            ['Distance', `tout élément important à ${figures.marginMm} mm au moins du bord du format fini`],
            ['Taille du fichier', `au plus ${figures.pdfMb} Mo`],
          ],
        },
        { heading: 'Logo' },
        {
          facts: [
            [
              'Le plus simple',
              'une image, un SVG ou un PDF de toute taille : Rebblatt en fait la page, en couleurs d’impression. La suite concerne un PDF qui doit rester tel quel',
            ],
            ['Format', 'PDF 1.3, une page'],
            [
              'Version plus récente',
              'convient aussi si le fichier n’utilise rien que PDF 1.3 ignore : ni transparence, ni ombres, ni calques. Après le contrôle, Rebblatt dit ce qui gêne',
            ],
            ['Dimensions', `${figures.logo}, sans fonds perdus`],
            ['Couleurs', 'CMJN ; des vecteurs plutôt que des images, si possible'],
            ['Images', `au moins ${figures.dpi} dpi`],
          ],
        },
        {
          note: 'C’est le contrôle qui fait foi : ce qu’il accepte sans erreur peut être imprimé. Le fichier ne doit contenir ni mot de passe, ni champ de formulaire, ni vidéo, ni calque.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'À qui s’adresser',
      blocks: [
        {
          facts: [
            [
              'Compte, stand, commande',
              'à la direction du salon ; son nom, son téléphone et son e-mail sont à l’écran **Aide**',
            ],
            ['Contenu d’une page', 'à la direction du salon, qui décide des pages transmises'],
            ['Fichiers PDF', 'à votre graphiste, avec le rapport de contrôle'],
            ['Mot de passe', '**Mot de passe oublié** à l’écran de connexion'],
          ],
        },
        {
          text: 'Le point d’interrogation en haut de chaque écran ouvre le chapitre de ce guide qui convient.',
        },
      ],
    },
  ],
};
