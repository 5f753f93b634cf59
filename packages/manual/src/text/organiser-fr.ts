// Length: the whole text of a manual, to be read in one go.
import { figures } from '../figures.ts';
import type { Manual } from '../manual.ts';

export const organiserFr: Manual = {
  locale: 'fr-CH',
  title: 'Manuel de la direction du salon',
  lead: 'Une saison avec Rebblatt : des données de base jusqu’au livre chez l’imprimeur, dans l’ordre où vous procédez.',
  contents: 'Sommaire',
  chapters: [
    {
      id: 'accounts',
      title: 'Rôles et comptes',
      blocks: [
        {
          text: 'Chaque personne de la direction du salon a son propre compte. On voit ainsi toujours qui a décidé quoi. Il y a deux rôles.',
        },
        {
          facts: [
            [
              'Administration',
              'catalogues, exposants, demandes, logos, pages, transmissions, e-mails, données de base et impression',
            ],
            [
              'Super-administration',
              'en plus : les comptes de la direction du salon, les réglages d’impression, les nouveaux exposants et **Réinitialiser le mot de passe**',
            ],
          ],
        },
        { heading: 'Ouvrir un compte' },
        {
          steps: [
            { text: 'Dans le menu, choisissez **Direction du salon**, puis **Ajouter un compte**.' },
            { text: 'Saisissez l’adresse e-mail, le nom et le mot de passe, et choisissez le rôle.' },
            {
              text: 'Cliquez sur **Enregistrer**. La personne reçoit un e-mail. Le mot de passe n’y figure pas ; communiquez-le-lui vous-même.',
            },
          ],
        },
        { heading: 'Fermer un compte' },
        {
          text: 'Ouvrez le compte avec le crayon, décochez **Compte ouvert** et enregistrez. On ne peut fermer ni son propre compte, ni le dernier compte ouvert de super-administration.',
        },
        { heading: 'Votre propre compte' },
        {
          text: 'Sous **Mon compte**, vous modifiez votre nom, votre langue et votre mot de passe. C’est aussi dans cette langue que Rebblatt vous écrit ses e-mails.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Premiers pas',
      blocks: [
        {
          text: 'Une nouvelle installation est vide. Après la connexion, vous arrivez donc d’abord sur **Premiers pas** : la liste de ce dont votre salon a besoin avant que les exposants commencent. Chaque étape indique si elle est faite, et un bouton y mène.',
        },
        {
          steps: [
            {
              text: 'Sous **Salon et contact**, indiquez le nom du salon et la personne que les exposants peuvent appeler. Les heures et la signature ont un texte par langue.',
              picture: 'organiser-fair',
              shows: 'Le nom du salon et le contact, tels que les exposants les lisent.',
            },
            {
              text: 'À la deuxième étape, envoyez-vous un essai et regardez dans votre boîte de réception, sans oublier le courrier indésirable. Répondez une fois : la réponse doit arriver là où vous lisez les questions des exposants.',
              picture: 'organiser-setup',
              shows: 'Les premiers pas ; une coche signale ce qui est fait.',
            },
            {
              text: 'Cliquez sur **Charger les données de base**. Rebblatt fournit pays, régions viticoles, cépages, types de vin, contenances, distinctions, bateaux et ponts. Décochez ce dont vous n’avez pas besoin, puis cliquez sur **Charger**.',
              picture: 'organiser-base-data',
              shows: 'Les données de base, avec le nombre d’entrées qui s’ajoutent.',
            },
            {
              text: 'Apportez les **Stands**, les **Titres de page** et les **Prestations** sous forme de listes Excel : **Depuis une liste** montre d’abord ce qui va se passer et n’écrit rien avant **Reprendre** ; vous revenez ensuite à l’étape suivante. Vous préférez saisir à la main ? Avec **Et continuer la saisie**, le formulaire reste ouvert ; le bateau, le pont et le salon restent choisis.',
            },
            {
              text: 'Créez le premier catalogue. Apportez ensuite les exposants : leur liste contient l’entreprise, l’adresse, l’e-mail, la langue et, si vous le souhaitez, le catalogue. Rebblatt reconnaît une liste déposée au mauvais endroit et la lit au bon.',
              picture: 'organiser-list',
              shows: 'Une liste avant sa reprise : ce qui est nouveau et ce qui manque.',
            },
            {
              text: 'Une entreprise venue d’une liste n’a pas encore de mot de passe. Cliquez sur **Inviter ceux qui ne le sont pas encore**, ou cochez des lignes et cliquez sur **Inviter** : chaque entreprise reçoit dans sa langue un e-mail avec le salon, le dernier jour et un lien valable 30 jours. La liste montre qui a ouvert l’invitation et quelles adresses ne sont pas justes.',
              picture: 'organiser-invite',
              shows: 'Les exposants sans mot de passe, avec l’état de leur invitation.',
            },
            {
              text: 'Les entreprises qui s’inscrivent elles-mêmes attendent votre accord : cochez-les, puis **Activer**.',
            },
            {
              text: 'Les commandes reçues sur papier s’importent dans les demandes avec **Depuis une liste** ; la liste du jury, sous **Distinctions**. Toutes deux se trouvent aussi au bas des étapes.',
            },
          ],
        },
        {
          note: 'Les données de base peuvent être complétées à tout moment. Ce que vous avez déjà n’est pas ajouté une seconde fois, même sous un autre nom : Blauburgunder est le pinot noir.',
        },
        {
          text: 'La liste reste en tête du menu jusqu’à ce que tout soit fait. Aucune étape n’est obligatoire ; **Retirer du menu** la fait disparaître.',
        },
      ],
    },
    {
      id: 'reference',
      title: 'Données de base',
      blocks: [
        {
          text: 'Les données de base sont les listes dans lesquelles vous et les exposants faites vos choix. Elles valent pour tous les catalogues. Vérifiez-les avant le début de la saisie : ce qui y manque, personne ne peut le choisir.',
        },
        {
          facts: [
            ['Titres de page', 'les titres sous lesquels figurent les pages'],
            ['Stands', 'sans eux, aucune demande ne peut être acceptée'],
            ['Bateaux et ponts', 'le lieu des stands au salon principal'],
            ['Pays et régions', 'l’origine des vins et l’index des régions'],
            ['Contenances', 'un vin a un prix pour chacune d’elles'],
            ['Types de vin, catégories de vin, cépages', 'les indications sur chaque vin'],
            ['Prestations', 'ce que les exposants peuvent commander avec leur demande'],
          ],
        },
        {
          steps: [
            {
              text: 'Créez d’abord les **Bateaux** et les **Ponts**. Le champ **Ordre** dit quand la visite y passe : le premier bateau a le 1, le pont inférieur aussi.',
            },
            {
              text: 'Créez ensuite les **Stands**. Choisissez le salon de chacun ; au salon principal, il faut aussi le bateau et le pont.',
            },
            { text: 'Créez d’abord le pays, puis ses régions.' },
            {
              text: 'Pour les contenances les plus courantes, cochez **Proposer en premier**. Elles figurent alors en tête du choix.',
            },
          ],
        },
        {
          text: 'Sous **Stands**, vous voyez aussi quel exposant occupe quel stand dans le catalogue en cours. Un clic sur son nom mène à sa demande.',
        },
        {
          note: 'Ce qui est utilisé ne peut pas être supprimé ; Rebblatt en donne la raison. Attention aux pays : en supprimer un supprime aussi ses régions.',
        },
      ],
    },
    {
      id: 'catalog',
      title: 'Un nouveau catalogue',
      blocks: [
        {
          text: 'Un catalogue appartient à un salon. Son début et sa fin disent quand les exposants peuvent y travailler : c’est la saisie.',
        },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Catalogues**.',
              picture: 'organiser-catalogs',
              shows: 'Les catalogues, le plus récent en premier. Celui qui est en cours est signalé.',
            },
            {
              text: 'Choisissez **Ajouter un catalogue** et indiquez le nom, le début, la fin et le salon. Deux catalogues ne peuvent pas être en cours en même temps.',
            },
            {
              text: 'Sous **Rappels** figure le nombre de jours avant la fin auxquels Rebblatt rappelle de lui-même ce qui manque ; 21, 7 et 2 sont proposés. Vide signifie : aucun rappel.',
            },
            {
              text: 'Cliquez sur **Enregistrer**. Le catalogue a déjà deux pages : l’index des exposants et celui des régions. Ils se remplissent tout seuls.',
            },
          ],
        },
        { heading: 'La mise en forme' },
        {
          text: 'Chaque catalogue peut avoir son propre aspect.',
        },
        {
          steps: [
            {
              text: 'Ouvrez le catalogue avec le crayon et cliquez sur **Mise en forme**. À côté du formulaire figurent des pages du catalogue telles qu’elles seront imprimées ; elles changent à chaque choix.',
              picture: 'organiser-design',
              shows: 'La mise en forme et, à côté, des pages du catalogue.',
            },
          ],
        },
        {
          list: [
            'La **Couleur d’accent** est celle des titres, des noms et des distinctions. Choisissez-en une parmi celles proposées, ou la vôtre en pour-cent de cyan, magenta, jaune et noir. Une couleur trop chargée pour le papier ou trop claire pour de petits caractères n’est pas acceptée.',
            'La **Phrase au pied des pages de vins** dit ce qui vaut pour les prix.',
            '**Sous le nom d’un vin** figurent à votre choix les cépages, la région ou les deux ; sur les pages pleines, ils suivent le nom. Les vins sans alcool peuvent être signalés. On imprime ce qui valait lors de la transmission de la page.',
            'Un **Code QR sur les pages de vins** mène à la page en ligne. Il manque sur les pages trop pleines ; une fois la mise en forme enregistrée, celles des pages transmises qui n’en ont pas sont nommées.',
            'Les **Repères sur la tranche par titre de page** montrent, sur le catalogue fermé, où commence un titre.',
            'L’**Emblème du salon** figure en haut des pages d’index. Envoyez-le en PDF : une page, dessinée en CMJN, coupée au bord de l’emblème. Il est contrôlé aussitôt, comme un logo. S’il contient des erreurs, par exemple des couleurs d’écran (RVB), rien n’est enregistré, et ce qu’il faut corriger est indiqué au-dessous. Un nouvel emblème modifie les pages d’index de la prochaine livraison.',
          ],
        },
        {
          text: 'La mise en forme vaut pour toutes les pages, même transmises ; leur contenu ne change pas. Si l’une d’elles ne tient plus sur sa feuille avec ce qui s’ajoute, rien n’est enregistré et la page est nommée. Un livre déjà généré n’est alors plus à jour.',
        },
        { heading: 'Le premier jour' },
        {
          text: 'Le catalogue devient actif de lui-même. **Demandes** et **Pages du catalogue** apparaissent dans le menu, et les exposants peuvent envoyer leur demande. Dès lors, le début ne peut plus être modifié.',
        },
        { heading: 'Le dernier jour' },
        {
          text: 'Les exposants peuvent travailler jusqu’à minuit. Ensuite, le catalogue est terminé. Vous pouvez déplacer la fin à tout moment ; voyez le chapitre « La fin de la saisie ».',
        },
        {
          note: 'Le salon d’un catalogue ne peut être changé que tant que ce catalogue n’a ni stands ni pages d’exposants. On ne peut le supprimer que s’il n’a ni exposants ni pages d’exposants.',
        },
      ],
    },
    {
      id: 'next-fair',
      title: 'Le catalogue suivant',
      blocks: [
        {
          text: 'Après un salon, le suivant se prépare à partir de lui. Le nom et les jours sont proposés, et vous voyez d’avance ce qui est repris et en quelle quantité. Rien d’autre ne suit.',
        },
        {
          steps: [
            {
              text: 'Sous **Catalogues**, ouvrez le dernier catalogue avec le crayon et cliquez sur **Catalogue suivant**.',
            },
            {
              text: 'Vérifiez le nom, le début et la fin. Décochez ce qui ne doit pas suivre : les pages de contenu, leurs fichiers, la mise en forme.',
              picture: 'organiser-next',
              shows: 'Le catalogue suivant, avec ce qui est repris.',
            },
            {
              text: 'Sous **Commandes de la dernière fois comme propositions**, tous ceux qui ont participé sont choisis. Dépliez la liste pour en laisser certains de côté.',
            },
            {
              text: 'Cliquez sur **Créer le catalogue**. Vous voyez maintenant ce qui est proposé à chacun et ce qui s’y oppose, par exemple un stand attribué entre-temps à quelqu’un d’autre.',
            },
          ],
        },
        { heading: 'Ce qu’est une proposition' },
        {
          text: 'Une proposition n’est pas une demande et ne réserve aucun stand. Dès que la saisie commence, les exposants la voient sous **Demande** et commandent de nouveau la même chose en un clic, ou la modifient. Ceux qui n’ont pas encore de mot de passe la lisent dans l’invitation.',
        },
        { heading: 'Accepter pour les exposants' },
        {
          steps: [
            {
              text: 'Ouvrez le catalogue et choisissez **Voir les propositions**. C’est possible avant même le début de la saisie.',
            },
            {
              text: 'Décochez ceux qui doivent attendre et acceptez les autres. Les stands et les pages sont alors attribués, et chaque exposant reçoit un e-mail.',
            },
            {
              text: 'Ce qui n’est pas possible reste en place, avec la raison. Reprenez-le comme demande ; sous **Demandes**, vous choisissez un autre stand ou un autre titre.',
            },
          ],
        },
        {
          note: 'Les exposants qui ont commandé eux-mêmes entre-temps figurent comme confirmés ou modifiés. Accepter deux fois ne fait aucun mal, même à deux personnes en même temps.',
        },
      ],
    },
    {
      id: 'exhibitors',
      title: 'Exposants',
      blocks: [
        {
          text: 'Les exposants s’inscrivent eux-mêmes. Vous recevez alors un e-mail et vérifiez le compte. Un clic sur une ligne ouvre tout ce qui concerne l’exposant, le crayon ouvre son formulaire. Les symboles disent ce qu’ils font quand vous les pointez avec la souris ; ce qui sert moins souvent se trouve dans le menu aux trois points.',
        },
        { heading: 'Plusieurs personnes d’une entreprise' },
        {
          text: 'Le compte d’un exposant est celui de l’entreprise. D’autres personnes se connectent avec leur propre adresse et agissent pour elle. L’exposant les gère dans son profil, vous dans sa fiche, sous **Personnes**. Si l’entreprise est bloquée, aucune d’elles ne peut se connecter. Pour chaque personne sont cochés les e-mails à l’entreprise qu’elle reçoit aussi.',
        },
        { heading: 'Notes et relances' },
        {
          text: 'Sous le formulaire d’un exposant, et de même sous tout ce qu’il a dans un catalogue, figurent les **Notes** de la direction du salon : qui a appelé, ce qui doit arriver et pour quand. Vous seuls les voyez, jamais l’exposant. Avec un jour sous **Relancer le**, la note apparaît dès ce jour sur la page d’accueil, jusqu’à ce que vous cliquiez sur **Réglé** ; dans la liste des exposants, la vue **À relancer** montre toutes les entreprises dont une note est échue.',
        },
        { heading: 'Activer un compte' },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Exposants**, puis la vue **À activer**.',
              picture: 'organiser-exhibitors',
              shows: 'Les exposants avec leurs catalogues et l’état de leur compte.',
            },
            { text: 'Ouvrez la fiche avec le crayon et vérifiez les indications.' },
            {
              text: 'Cochez **Compte activé** et enregistrez, ou choisissez-le dans la liste, dans le menu aux trois points. L’exposant reçoit un e-mail et peut se connecter.',
            },
          ],
        },
        { heading: 'Ajouter un exposant vous-même' },
        {
          text: 'Seule la super-administration peut le faire, avec **Ajouter un exposant**. L’exposant reçoit un e-mail sans le mot de passe ; communiquez-le-lui vous-même.',
        },
        { heading: 'Attribuer à un catalogue' },
        {
          steps: [
            {
              text: 'Cochez les exposants dans la liste et cliquez sur **Attribuer à un catalogue**.',
            },
            {
              text: 'Choisissez le catalogue et cliquez sur **Attribuer**. Les exposants attribués reçoivent les messages qui concernent ce catalogue.',
            },
          ],
        },
        {
          text: 'Ce n’est pas indispensable : dès que sa demande est acceptée, un exposant fait de toute façon partie du catalogue.',
        },
        { heading: 'Travailler au nom d’un exposant' },
        {
          text: 'Au téléphone, il est utile de voir la même chose que l’exposant. Le symbole de la flèche qui entre par la porte vous connecte à sa place. Ce que vous modifiez est consigné avec votre nom. **Revenir à mon compte** vous ramène là où vous étiez.',
        },
        { heading: 'Si quelqu’un ne peut pas se connecter' },
        {
          list: [
            'Ouvrez l’exposant avec le crayon et, sous « Accès », cliquez sur **Lien pour le mot de passe**. Le lien est valable une heure.',
            'Si cela presse, saisissez un mot de passe sous **Nouveau mot de passe**, dans le même formulaire, et communiquez-le par téléphone. L’exposant est déconnecté partout et reçoit un e-mail sans le mot de passe.',
            '**Réinitialiser le mot de passe** demande le mot de passe actuel et n’est ouvert qu’à la super-administration.',
            '**Déconnecter partout** met fin à toutes les sessions, par exemple après la perte d’un téléphone. Le mot de passe reste.',
          ],
        },
        {
          note: 'Un exposant qui ne participe plus se bloque, il ne se supprime pas : décochez **Compte activé**. Ses données restent. **Supprimer l’exposant** est fait pour les inscriptions par erreur.',
        },
      ],
    },
    {
      id: 'requests',
      title: 'Décider des demandes',
      blocks: [
        {
          text: 'Par sa demande, un exposant commande des stands, des pages et des prestations. L’accepter lui attribue les stands, crée ses pages et l’intègre au catalogue.',
        },
        {
          steps: [
            {
              text: 'Sous **Pages du catalogue**, cliquez sur **Décider** et choisissez l’onglet des demandes. La première envoyée vient en premier.',
              picture: 'organiser-decide-request',
              shows: 'Une demande avec les stands et les pages proposés.',
            },
            {
              text: 'Lisez la commande et, au-dessous, la proposition : les stands de la dernière fois ou, à défaut, des stands libres, et pour chaque page un stand et un titre. Si plusieurs stands sont commandés, ils sont proposés **côte à côte** ; si ce n’est pas possible, c’est indiqué. Si la commande mentionne un **Pont souhaité**, il passe en premier pour autant qu’il y reste assez de place ; sinon, c’est indiqué aussi. Si un autre exposant a le stand de la dernière fois et pourrait retrouver le sien, un bouton s’en charge au-dessous ; il demande d’abord confirmation et dit ce qui change.',
            },
            {
              text: 'Si la proposition convient, cliquez sur **Accepter** ou appuyez sur la touche A. L’exposant reçoit un e-mail, et la demande suivante arrive d’elle-même.',
            },
            {
              text: 'Si elle ne convient pas, cliquez sur **Adapter** ou appuyez sur la touche E. Dans le formulaire, vous choisissez d’autres stands et d’autres titres, et vous modifiez les quantités et les prestations. Les touches A et R ne font ici que choisir ; c’est **Enregistrer** qui décide.',
            },
            {
              text: 'Une erreur ? **Annuler**, dans le message du bas, retire la décision, et l’exposant n’en sait rien. Le message ne reste que quelques secondes.',
            },
          ],
        },
        { heading: 'Refuser' },
        {
          text: 'Cliquez sur **Refuser** ou appuyez sur la touche R, et écrivez le motif ; l’exposant le lit dans l’e-mail. Pour cela, il ne faut ni stands ni titres. Vous pouvez encore accepter la demande plus tard.',
        },
        { heading: 'Depuis la liste' },
        {
          steps: [
            {
              text: 'Sous **Demandes** figurent toutes les demandes, même celles qui sont décidées. Choisissez la vue **À décider**.',
              picture: 'organiser-requests',
              shows: 'Les demandes pour le catalogue en cours, dans l’ordre de leur arrivée.',
            },
            {
              text: 'Ouvrez-en une avec le crayon. Ce que l’exposant a modifié depuis votre dernier passage est signalé, avec la valeur précédente à côté.',
              picture: 'organiser-request',
              shows: 'Une demande avec la commande, les stands, les pages et la décision.',
            },
            {
              text: 'Sous **Stands attribués**, choisissez autant de stands que commandés, puis un stand et un titre pour chaque page. Les stands déjà attribués figurent dans la liste avec leur exposant et ne peuvent pas être choisis.',
            },
            {
              text: 'En bas, choisissez **accepter** ou **refuser**, écrivez à l’exposant ce qu’il doit savoir et cliquez sur **Enregistrer**. **Suivante à décider** mène à la prochaine.',
            },
          ],
        },
        { heading: 'Plusieurs à la fois' },
        {
          text: 'Sous **Demandes**, cochez-en plusieurs et cliquez sur **Accepter comme proposé**. Rebblatt montre d’abord combien peuvent être acceptées et pourquoi les autres ne le peuvent pas ; il faut un second clic pour accepter.',
        },
        { heading: 'Commandes sur papier' },
        {
          text: 'Ce qui a été commandé sur papier ou par téléphone, apportez-le sous forme de liste : **Demandes**, **Depuis une liste**. Chaque ligne indique l’entreprise, ses stands, le nombre de pages et, si vous le souhaitez, les titres et les prestations. Il en résulte des demandes qui attendent votre décision ; leur proposition contient déjà les stands et les titres de la liste. Aucun e-mail ne part avant votre décision.',
        },
        { heading: 'Modifier après l’acceptation' },
        {
          list: [
            'D’autres stands ou d’autres titres : modifiez-les dans la demande et enregistrez de nouveau.',
            'Plus de pages : augmentez le nombre. Celles qui manquent sont créées.',
            'Moins de pages : celles en trop restent jusqu’à ce que vous les supprimiez dans la liste des pages.',
            'Une page transmise garde son stand et son titre jusqu’à ce que la transmission soit retirée.',
            'Si vous refusez une demande acceptée, ses stands se libèrent et ses pages ne sont plus imprimées. Rebblatt demande confirmation. Rien n’est supprimé.',
          ],
        },
        {
          note: 'Après votre décision, l’exposant ne peut plus modifier sa demande. Il s’adresse à vous.',
        },
      ],
    },
    {
      id: 'logos',
      title: 'Approuver les logos',
      blocks: [
        {
          text: 'Chaque logo est d’abord contrôlé par Rebblatt, puis approuvé par vous. Alors seulement il peut figurer sur une page de vins, et sans logo aucune page de vins ne peut être transmise. Regardez donc souvent s’il y en a.',
        },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Logos**, puis la vue **À approuver**.',
              picture: 'organiser-logos',
              shows: 'Les logos avec leur contrôle et leur approbation.',
            },
            {
              text: 'Cliquez sur un logo. Vous le voyez en grand, avec le rapport de contrôle : est-ce la bonne entreprise, se lit-il bien ?',
            },
            {
              text: 'Cliquez sur **Approuver**, ou écrivez ce qu’il faut modifier et cliquez sur **Refuser**.',
            },
          ],
        },
        {
          text: 'S’il y en a beaucoup, **Décider l’un après l’autre** vous les présente à tour de rôle : A approuve, R refuse.',
        },
        { heading: 'Un logo défectueux' },
        {
          text: 'L’exposant voit lui aussi le rapport de contrôle et peut envoyer un fichier corrigé. Si le logo doit tout de même être imprimé, cliquez dans le rapport sur **Imprimer malgré les erreurs** et indiquez un motif. Vous pouvez ensuite l’approuver.',
        },
        { heading: 'Envoyer un logo pour un exposant' },
        {
          text: `Choisissez **Envoyer un logo**, puis l’exposant et le fichier : une image, un SVG ou un PDF. Ce qui ne mesure pas déjà ${figures.logo} devient de lui-même une telle page ; **Taille et fond** la modifie. Sous **Contrôle**, choisissez en règle générale **Avec contrôle**. Avec **Reprendre tel quel, signaler seulement les défauts**, même un logo défectueux est imprimé ; le rapport pour l’imprimerie nomme alors la page.`,
        },
        {
          note: 'Avec **Refuser**, vous retirez une approbation tant qu’aucune page n’utilise le logo. Si un logo est refusé, l’exposant reçoit un e-mail avec vos mots ; les logos refusés ou défectueux figurent aussi dans les rappels.',
        },
      ],
    },
    {
      id: 'pages',
      title: 'Ordonner et ajouter des pages',
      blocks: [
        {
          text: 'Sous **Pages du catalogue** figurent toutes les pages du catalogue en cours, dans l’ordre du livre. Celles d’un autre catalogue s’ouvrent sous **Catalogues**, avec le symbole de la feuille.',
        },
        {
          steps: [
            {
              text: 'Tout en haut se trouve le **Chemin de fer** ; un clic sur son nom le déplie et le replie. Chaque page imprimée est une case, par groupes de quatre ; la couleur montre le type de page, le remplissage son état. Sous le pointeur apparaît la page en petit, un clic l’ouvre, et la souris la fait glisser à une autre place.',
              picture: 'organiser-pages',
              shows: 'Le chemin de fer et, au-dessous, les pages du catalogue.',
            },
            {
              text: 'Faites glisser une ligne à sa place par la poignée, ou écrivez le nouveau numéro dans la colonne **Position**. Ce qui se trouve entre deux se décale.',
            },
            {
              text: 'On ne peut faire glisser que si la liste est triée par position. Sinon, la poignée propose **Trier par position**.',
            },
          ],
        },
        { heading: 'Ajouter une page' },
        {
          text: 'Cliquez sur **Ajouter une page** et choisissez le type. Ce n’est possible que dans le catalogue en cours.',
        },
        {
          facts: [
            ['Page de vins', 'choisir l’exposant, le titre de page et le stand ; l’exposant la remplit'],
            ['Annonce', 'choisir l’exposant et le titre de page ; l’exposant envoie le fichier PDF'],
            [
              'Page de contenu',
              `votre propre fichier PDF d’une ou de plusieurs pages, chacune de 216 × 141 mm avec fonds perdus, d’au plus ${figures.pdfMb} Mo ; il ne faut pas de transmission`,
            ],
            ['Parcours des vins', 'naît aussitôt, à partir des bateaux, des ponts et des stands'],
            [
              'Rép. cépages, distinctions, bateaux, types de vin',
              'naît aussitôt, à partir des pages et de leurs vins ; un seul de chacun',
            ],
          ],
        },
        {
          text: 'Vous avez le choix entre les exposants du catalogue et les stands qui leur sont attribués. Les fichiers que vous envoyez sont contrôlés eux aussi ; le rapport se trouve à côté de la page.',
        },
        { heading: 'Quatre pages, un cahier' },
        {
          text: 'Le livre s’imprime par cahiers de quatre pages. Le chemin de fer compte les pages que le livre aura quand tout sera accepté ; les cases en pointillé, à la fin, montrent ce qui manque au dernier cahier. **Compter les pages** dit combien il y en aurait maintenant.',
        },
        { heading: 'Feuilleter le livre' },
        {
          text: '**Feuilleter**, à côté du chemin de fer, ouvre tout le livre avant qu’il soit généré : **Tout ce qui est prévu**, ou seulement **Ce qui serait imprimé maintenant**. Vous feuilletez avec les flèches du clavier, ouvrez une page par son numéro ou passez avec **Prochaine page inachevée** à ce qui reste à faire.',
        },
        {
          note: 'Si **Page active** n’est pas coché, la page est conservée, mais pas imprimée. Une page acceptée ne peut pas être supprimée ; annulez d’abord l’acceptation.',
        },
      ],
    },
    {
      id: 'releases',
      title: 'Décider des pages transmises',
      blocks: [
        {
          text: 'Quand un exposant transmet une page, vous recevez un e-mail. Dès lors, la page est verrouillée jusqu’à votre décision. Les pages de vins et les annonces ne sont imprimées qu’une fois acceptées.',
        },
        { heading: 'L’une après l’autre' },
        {
          text: 'Sous **Décider**, tout ce qui vous attend est prêt : pages, logos et demandes, chacun dans un onglet avec son nombre. Partout, les touches sont les mêmes. Ce qui attend depuis le plus longtemps vient en premier.',
        },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Catalogues**. L’**État du catalogue** dit combien de pages attendent et depuis quand ; **Décider** y mène. Le même bouton se trouve sous **Pages du catalogue** et **Impression**.',
              picture: 'organiser-decide',
              shows: 'Une page transmise ; à côté, la décision et l’exposant.',
            },
            {
              text: 'Lisez la page. Elle s’affiche en grand ; à côté figurent l’exposant et son contact, le stand, le titre, et qui l’a transmise quand ; pour une annonce, aussi son rapport de contrôle.',
            },
            {
              text: 'Si la page a déjà été transmise une fois, ce qui a changé depuis y est encadré ; à côté figure le nombre d’endroits, et un clic sur l’un d’eux l’agrandit. La touche M masque et montre les cadres. **Modifications** montre jusqu’au moindre détail, et **Avant** la page d’alors. La **Vue d’impression** la montre telle qu’elle sera imprimée, et aussi chacune des quatre couleurs. Avec **100 %** et **200 %**, vous la voyez en grandeur réelle ou double.',
            },
            {
              text: 'Cliquez sur **Accepter** ou appuyez sur la touche A. La page suivante arrive d’elle-même ; en haut figure son rang.',
            },
            {
              text: 'Pour décider d’une page plus tard, continuez avec les flèches du haut, les touches J et K ou les flèches du clavier.',
            },
            {
              text: 'Une erreur ? Dans le message du bas, cliquez sur **Annuler**. La page revient, et l’exposant n’en sait rien. Le message ne reste que quelques secondes.',
            },
          ],
        },
        { heading: 'Refuser' },
        {
          steps: [
            {
              text: 'Cliquez sur **Refuser** ou appuyez sur la touche R, et écrivez ce qu’il faut modifier. L’exposant lit exactement ces mots, dans l’e-mail et sur la page.',
            },
            {
              text: 'Ce que vous écrivez souvent, gardez-le sous forme de **Textes types** : un clic, ou Alt avec le chiffre à côté, en insère un. Ils sont proposés dans la langue de l’exposant, séparément pour les pages, les logos et les demandes ; avec **Modifier les textes types**, vous les écrivez, les ordonnez et les supprimez.',
            },
            {
              text: 'Un clic sur la page place à cet endroit une **Remarque**, avec un numéro et ses propres mots. L’exposant la voit au même endroit et coche ce qu’il a modifié. Avec **Ajouter une remarque**, vous en écrivez une sans emplacement.',
            },
            {
              text: 'Cliquez sur **Refuser et continuer** ou appuyez sur Ctrl + Entrée. **Annuler** laisse la page telle quelle.',
            },
          ],
        },
        {
          text: 'Quand l’exposant transmet de nouveau la page, vos remarques figurent encore à côté, avec ce qu’il considère comme fait.',
        },
        { heading: 'Plusieurs pages à la fois' },
        {
          text: 'Sous **Pages du catalogue**, cochez des lignes ; avec la touche Maj, aussi toutes celles entre deux. Au-dessus de la liste, vous pouvez alors les **Accepter**, les **Refuser** avec une remarque commune, les **Activer**, les **Désactiver**, les **Déplacer** ou les télécharger **En PDF**. La vue **À décider** ne montre que les pages qui attendent. Ce qui n’est pas possible reste tel quel, et Rebblatt en donne la raison. **Annuler**, dans le message, défait chacune de ces modifications.',
        },
        {
          note: 'Le lien de l’e-mail mène à la page elle-même. Là aussi, vous pouvez décider : choisissez sous **Décision sur la page** et enregistrez.',
        },
        { heading: 'Proposer une petite correction' },
        {
          steps: [
            {
              text: 'Une faute de frappe sur une page de vins transmise ne demande pas de refus : cliquez sur **Proposer une correction**, sur la page ou en décidant, où c’est aussi la touche C.',
            },
            {
              text: 'Modifiez quelques textes. Au-dessous figure ce qui change : l’ancien barré, le nouveau souligné. Cliquez sur **Proposer**.',
            },
            {
              text: 'L’exposant reprend la correction ou répond. Jusque-là, la page reste transmise, et vous pouvez revenir sur votre proposition avec **Retirer la correction**.',
            },
            {
              text: 'Une fois la correction reprise, la page est transmise de nouveau et attend votre décision. **Modifications** montre exactement ce que vous avez proposé.',
            },
          ],
        },
        {
          note: 'Si vous acceptez la page avant, elle est imprimée telle qu’elle a été transmise. Si un texte figure aussi sur d’autres pages, elles sont nommées : chacune imprime ce qui a été transmis pour elle et se corrige pour elle-même. Si l’exposant a modifié quelque chose depuis la transmission, rien ne peut être proposé ; refusez alors la page.',
        },
        { heading: 'Ce qui avait été transmis' },
        {
          text: 'Chaque transmission donne une épreuve : la page telle qu’elle était alors. Sur la page et en décidant, **Épreuves** les énumère, avec la suite qui leur a été donnée. Vous pouvez voir chacune et en comparer deux.',
        },
        { heading: 'Changer une décision' },
        {
          steps: [
            {
              text: 'Une page acceptée : cliquez sur **Annuler l’acceptation**. Elle est de nouveau transmise, et vous pouvez décider à nouveau.',
            },
            {
              text: 'Une page transmise : cliquez sur **Retirer la transmission**. Elle redevient un brouillon, et l’exposant peut la modifier.',
            },
          ],
        },
        { text: 'Dans les deux cas, un e-mail en informe l’exposant.' },
        { heading: 'Terminer une page pour l’exposant' },
        {
          text: 'Vous pouvez ouvrir vous-même les brouillons, les modifier et les transmettre avec **Transmettre la page**, même après la fin de la saisie.',
        },
        { heading: 'Une annonce avec des erreurs' },
        {
          text: 'Si le contrôle trouve une erreur, l’annonce ne peut pas être transmise. Le mieux est un fichier corrigé. Si ce n’est plus possible, ouvrez l’annonce, cliquez sous le rapport de contrôle sur **Imprimer malgré les erreurs** et indiquez un **Motif**. Elle peut ensuite être transmise.',
        },
        {
          list: [
            'Votre nom et le motif figurent dans le rapport et dans le manifeste pour l’imprimerie.',
            '**Annuler cette décision** est possible tant que la page n’est pas transmise. Un nouveau fichier annule la décision de lui-même.',
            'Si le fichier ne peut pas être ouvert, s’il est protégé ou n’a pas le bon nombre de pages, il n’y a rien à imprimer et rien à décider.',
          ],
        },
      ],
    },
    {
      id: 'standing',
      title: 'Voir où en est le catalogue',
      blocks: [
        {
          text: 'Sous **Catalogues**, **Pages du catalogue** et **Impression**, l’**État du catalogue** figure tout en haut : combien de pages sont acceptées, refusées ou en préparation, ce qui vous attend et combien de pages seraient imprimées maintenant. Chaque nombre mène exactement à ces entrées.',
        },
        { heading: 'Chaque exposant' },
        {
          steps: [
            {
              text: 'À côté, cliquez sur **Avancement des exposants**. Une ligne dit pour chacun où en sont la demande, le stand, le logo et les pages.',
              picture: 'organiser-progress',
              shows: 'L’avancement des exposants avec ses vues.',
            },
            {
              text: 'Choisissez une vue, par exemple **Logo pas prêt** ou **Pages inachevées**. Le bouton des rappels vaut pour les exposants que vous voyez.',
            },
            {
              text: 'Ouvrez un exposant. Vous y lisez ce qui manque à chacune de ses pages, quand il s’est connecté pour la dernière fois, quels e-mails il a reçus et ce qu’il avait la dernière fois. De là, vous vous connectez à sa place, prolongez son délai ou créez les pages manquantes comme la dernière fois.',
            },
          ],
        },
        { heading: 'Les listes du salon' },
        {
          steps: [
            {
              text: 'Sur l’avancement ou près d’un catalogue, cliquez sur **Listes**. **Stands** dit, bateau par bateau et pont par pont, qui est où et ce qui est libre ; **Prestations**, qui a commandé quoi et combien ; **Adresses**, comment joindre chacun. Cherchez et choisissez ce qu’il vous faut.',
              picture: 'organiser-lists',
              shows: 'Les stands, bateau par bateau et pont par pont.',
            },
            {
              text: '**Imprimer** met la liste sur papier telle que vous la voyez, avec un titre et la date, chaque bateau sur sa propre feuille. **Télécharger** en fait un fichier pour Excel.',
            },
            {
              text: '**Plan** montre les stands d’un pont sous forme de cartes. Faites glisser un exposant sur un stand libre, ou sur un autre exposant : les deux échangent alors leur place. Au clavier, cela se fait à la poignée de la carte, avec la barre d’espace et les flèches ; sans glisser, avec **Changer de stand** dans le menu de la carte.',
              picture: 'organiser-plan',
              shows: 'Le plan d’un bateau avec les stands libres et attribués.',
            },
            {
              text: 'Avant que quoi que ce soit ne change, vous lisez qui va où, quelles pages imprimeront le nouveau stand et si le livre n’est ensuite plus à jour. Les deux exposants reçoivent un e-mail. Un exposant qui a une page transmise à ce stand le garde jusqu’à ce que la transmission soit retirée.',
            },
          ],
        },
        { heading: 'Emporter des listes' },
        {
          text: '**Télécharger**, au-dessus d’une liste, en fait un fichier pour Excel ou un fichier CSV : filtré et trié comme vous la voyez, avec les colonnes que vous choisissez. Le fichier des **Demandes** additionne aussi, sur une seconde feuille, ce qui est commandé et accepté.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'Messages et rappels',
      blocks: [
        {
          text: 'Dans le menu, les uns et les autres commencent sous **Exposants**. Vous pouvez écrire à tout moment ; rappeler, tant qu’un catalogue est en cours ou que quelqu’un a un délai prolongé.',
        },
        { heading: 'Écrire à tous' },
        {
          steps: [
            { text: 'Cliquez sur **Envoyer un e-mail**.' },
            {
              text: 'Écrivez l’objet et le message, avec la formule d’appel et les salutations. Rebblatt ne traduit pas votre texte. Si des destinataires lisent le français ou l’anglais, vous pouvez écrire une version pour eux ; sans elle, ils reçoivent la première.',
            },
            {
              text: 'Vérifiez qui le reçoit. Vous pouvez en décocher quelques-uns, tous avec **Personne**, et les choisir tous de nouveau avec **Tous**.',
            },
            {
              text: 'Sous le message, des boutons insèrent ce qui diffère pour chacun : l’entreprise, la personne de contact, le stand et les jours jusqu’à la fin. Cela figure entre accolades, par exemple {Entreprise}.',
            },
            { text: 'Lisez dans l’aperçu ce que lira le destinataire.' },
            {
              text: 'Cliquez sur le bouton qui indique le nombre de destinataires et confirmez. Les réponses arrivent chez vous.',
            },
          ],
        },
        {
          text: 'Les destinataires sont les exposants du catalogue en cours dont le compte est activé. Pour n’écrire qu’à certains exposants, filtrez la liste, cochez ceux qu’il faut et cliquez sur **Écrire un e-mail**. C’est aussi possible pour un catalogue qui est terminé ou qui n’a pas encore commencé.',
        },
        {
          text: 'Ce que vous écrivez chaque année, gardez-le sous un nom avec **Textes gardés**. Si des e-mails vous reviennent plus tard, notez-les sous **E-mails envoyés** ; la fiche de l’exposant dit alors que son adresse n’est pas atteinte.',
        },
        { heading: 'Rappeler ce qui manque' },
        {
          steps: [
            { text: 'Cliquez sur **Rappeler**. La liste montre pour chaque exposant ce qui manque.' },
            {
              text: 'Sous « Que rappeler », choisissez un sujet, ou cochez et décochez des lignes.',
            },
            {
              text: 'Cliquez sur le bouton qui indique le nombre d’exposants et confirmez. Chacun reçoit un e-mail avec exactement ce qui est coché pour lui, et les liens pour y accéder.',
            },
          ],
        },
        {
          facts: [
            [
              'Aucune demande',
              'les exposants qui font partie du catalogue, qui étaient là la dernière fois ou qui sont nouveaux',
            ],
            ['Page non transmise', 'les pages de vins et les annonces en brouillon'],
            ['Page refusée', 'avec votre commentaire'],
            ['Logo inutilisable', 'refusé ou défectueux, et aucun autre n’est approuvé'],
          ],
        },
        { heading: 'Automatiquement' },
        {
          text: 'Aux jours indiqués sous **Rappels** dans le catalogue, Rebblatt écrit dès huit heures du matin à tous ceux chez qui quelque chose manque. Si Rebblatt était arrêté ce jour-là, le rappel n’est pas rattrapé.',
        },
        {
          note: 'Un exposant qui a déjà reçu le même rappel il y a moins d’un jour n’est pas coché. Si vous le cochez quand même, Rebblatt vous le signale.',
        },
      ],
    },
    {
      id: 'mails',
      title: 'Les e-mails envoyés',
      blocks: [
        { text: 'Chaque e-mail de Rebblatt figure dans une liste : à qui, pourquoi et s’il est parti.' },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **E-mails envoyés**. La lettre dans la ligne ouvre le texte.',
              picture: 'organiser-mail',
              shows: 'Les e-mails envoyés avec leur motif et leur état.',
            },
            { text: 'La vue **Non envoyés** montre ce qui n’a pas pu partir, et pourquoi.' },
            {
              text: 'Le plus souvent, l’adresse est mal écrite. Corrigez-la dans la fiche de l’exposant, cliquez dans la ligne sur le symbole de la flèche ronde, puis sur **Renvoyer**. L’e-mail part à la nouvelle adresse.',
            },
          ],
        },
        { heading: 'Les e-mails qui reviennent plus tard' },
        {
          text: 'Beaucoup de serveurs acceptent un e-mail et ne le renvoient qu’après coup. L’avis arrive alors dans la boîte depuis laquelle Rebblatt écrit, et Rebblatt n’en sait rien tant que vous ne le notez pas.',
        },
        {
          steps: [
            {
              text: 'Dans votre messagerie, enregistrez les avis comme fichiers avec l’extension .eml. Outlook enregistre en .msg, qu’Outlook seul sait lire : utilisez Outlook sur le web, ou copiez le texte.',
            },
            {
              text: 'Sous **E-mails envoyés**, cliquez sur **E-mails revenus …**, choisissez les fichiers ou collez le texte, puis cliquez sur **Lire**.',
            },
            {
              text: 'Lisez ce qui a été trouvé : l’adresse, l’entreprise, l’e-mail et les mots du serveur. Les retards et les réponses d’absence y figurent aussi, mais ne comptent pas comme des échecs.',
            },
            {
              text: 'Cliquez sur **Reprendre**. Les e-mails sont notés en échec, et la fiche des exposants dit que leur adresse n’est pas atteinte. Reprendre deux fois la même chose ne fait aucun mal.',
            },
          ],
        },
        { heading: 'Si le serveur de messagerie est en panne' },
        {
          text: 'Rien n’est perdu. Les e-mails figurent sous **En attente**, avec la dernière réponse du serveur. Rebblatt continue d’essayer pendant trois jours, au moins une fois par heure. Tout le reste fonctionne comme d’habitude.',
        },
        {
          note: 'Les e-mails qui contiennent un lien pour un nouveau mot de passe ne peuvent être lus que par leur destinataire. Si le lien est expiré, ils ne peuvent pas être renvoyés ; envoyez un nouveau lien.',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin de la saisie',
      blocks: [
        {
          text: 'Le nombre de jours qui restent figure tout en haut de l’écran, chez vous et chez les exposants. Le dernier jour, tous peuvent travailler jusqu’à minuit.',
        },
        { heading: 'Avant la fin' },
        {
          list: [
            'Décidez de toutes les demandes. Avec la fin, ce point disparaît du menu.',
            'Rappelez ce qui manque tant que le catalogue est en cours.',
            'Ajoutez les pages qui manquent encore.',
          ],
        },
        { heading: 'Après la fin' },
        {
          text: 'Les exposants ne peuvent plus rien modifier ni transmettre ; ils voient toujours leurs pages. Vous-même pouvez encore modifier les pages, les ordonner, les accepter, les refuser, les supprimer et les imprimer. Vous les trouvez sous **Catalogues**, avec le symbole de la feuille.',
        },
        { heading: 'Prolonger' },
        {
          steps: [
            {
              text: 'Ouvrez le catalogue avec le crayon, indiquez sous **Fin** un jour plus tardif et enregistrez.',
              picture: 'organiser-end',
              shows: 'Le catalogue avec son dernier jour.',
            },
          ],
        },
        {
          text: 'Si aucun autre catalogue n’est en cours entre-temps, tous peuvent reprendre aussitôt leur travail. C’est aussi ainsi que vous ajoutez une page oubliée.',
        },
        { heading: 'Donner plus de temps à un seul exposant' },
        {
          steps: [
            {
              text: 'Sous **Catalogues**, ouvrez l’**Avancement des exposants** et, dans celui-ci, l’exposant.',
              picture: 'organiser-later',
              shows: 'Un exposant dans le catalogue, avec son propre délai.',
            },
            {
              text: 'Sous **Prolongé jusqu’au**, indiquez un jour après la fin et enregistrez. L’exposant reçoit un e-mail et voit partout ce jour. Si vous l’annulez tout de suite, il n’en sait rien.',
            },
            {
              text: 'Avec **Revenir au délai commun**, vous retirez la prolongation.',
            },
          ],
        },
        {
          text: 'Jusqu’à minuit ce jour-là, il peut faire tout ce qui était possible avant la fin, même si le catalogue suivant est déjà en cours. Il reçoit les rappels avant sa propre fin. Vous pouvez toujours envoyer des rappels à la main, mais seulement à ceux qui ont encore du temps ; écrire, à tous. La vue **Délai prolongé** de l’avancement montre qui a encore du temps ; avant de générer, Rebblatt vous dit combien ils sont.',
        },
        { heading: 'Terminer plus tôt' },
        {
          text: 'Indiquez sous **Fin** un jour déjà passé. Rebblatt demande confirmation ; avec **Terminer la saisie**, tout s’arrête aussitôt. Si la fin est aujourd’hui, le catalogue court jusqu’à minuit.',
        },
      ],
    },
    {
      id: 'book',
      title: 'Générer le livre',
      blocks: [
        {
          text: 'De toutes les pages actives, Rebblatt compose un seul PDF pour l’imprimerie. Vous pouvez le générer aussi souvent que vous voulez ; chacun reste dans la liste.',
        },
        { heading: 'Une fois, avant le premier livre' },
        {
          text: 'Demandez à l’imprimerie sa condition d’impression. Sans autre indication, Rebblatt calcule pour FOGRA39. Si elle en veut une autre, la super-administration envoie sous **Réglages d’impression** le **Profil de l’imprimerie**. Les valeurs du contrôle des fichiers s’y trouvent aussi. Le tout vaut pour les livres et les fichiers à partir de maintenant.',
        },
        { heading: 'Compter' },
        {
          steps: [
            {
              text: 'Dans le menu, choisissez **Impression** et cliquez sur **Compter les pages**. Rebblatt compose tout le livre et compte.',
            },
            {
              text: 'Le nombre de pages imprimées doit être divisible par quatre. Sinon, il est indiqué combien il en manque. Ajoutez des pages de contenu ou retirez-en.',
            },
          ],
        },
        { heading: 'Générer' },
        {
          steps: [
            {
              text: 'Cliquez sur **Générer le catalogue**. Avant que quoi que ce soit ne se passe, vous lisez quelles pages sont laissées de côté, par motif, avec chaque fois un lien vers ces pages, et si la couverture est là.',
              picture: 'organiser-generate',
              shows: 'Avant de générer : combien de pages seront imprimées, et lesquelles ne le seront pas.',
            },
            {
              text: 'Si tout est en ordre, cliquez encore une fois sur **Générer le catalogue**. Vous pouvez continuer à travailler entre-temps.',
            },
            {
              text: 'Le livre terminé figure tout en haut et porte un numéro. Cliquez sur **Télécharger le PDF** et parcourez-le.',
              picture: 'organiser-books',
              shows: 'L’impression avec le livre terminé et la couverture.',
            },
          ],
        },
        { heading: 'Pourquoi une page est laissée de côté' },
        {
          facts: [
            ['ne sera pas imprimée', '**Page active** n’est pas coché'],
            ['en préparation', 'l’exposant n’a pas encore transmis la page'],
            ['à décider', 'vous n’avez pas encore décidé'],
            ['refusée', 'l’exposant n’a pas encore transmis la page de nouveau'],
            ['PDF manquant', 'rien n’est encore envoyé'],
            ['contrôle du PDF en cours', 'attendez un instant'],
            ['PDF avec des erreurs', 'il faut un fichier corrigé ou votre décision'],
          ],
        },
        { heading: 'La couverture' },
        {
          text: 'La couverture est un fichier à part et part avec le livre à l’imprimerie. Vous l’envoyez sous **Impression**, sous **Couverture** : quatre pages simples, ou deux doubles pages avec le dos au milieu.',
        },
        {
          list: [
            'Rebblatt la contrôle comme une annonce et dit en mots si elle peut être imprimée ainsi. Une couverture avec des erreurs reste elle aussi ; l’imprimerie lit combien il y en a.',
            'À côté du dos du fichier figure celui qui est attendu, d’après le nombre de pages et l’épaisseur d’une feuille. L’épaisseur se trouve sous **Réglages d’impression** ; demandez-la à l’imprimerie.',
            'Si vous remplacez la couverture, la nouvelle vaut aussi pour les liens déjà envoyés. L’imprimerie y voit qu’elle est plus récente.',
          ],
        },
        { heading: 'Ce qui figure à côté du livre' },
        {
          list: [
            'Le nombre de pages imprimées, et combien il en manque pour un cahier complet.',
            'Si le livre est complet ou une ébauche, et s’il n’est plus à jour parce que quelque chose a changé depuis. Rebblatt demande alors confirmation avant que vous l’envoyiez.',
            'Les pages qui ne sont pas conformes à la norme d’impression PDF/X-4 ; ce sont le plus souvent des fichiers que vous avez admis malgré leurs erreurs.',
            '**Modifications** : ce qui est nouveau, modifié, déplacé ou retiré depuis le dernier livre que l’imprimerie a reçu.',
            'Le manifeste, avec le dernier symbole de la ligne : la liste de toutes les pages et de tous les contrôles, pour l’imprimerie.',
          ],
        },
      ],
    },
    {
      id: 'printing',
      title: 'Le lien pour l’imprimerie',
      blocks: [
        {
          text: 'L’imprimerie n’a pas besoin de compte. Elle reçoit un lien vers une page qui contient tout ce qu’il lui faut : votre note, le nombre de pages, le format et la couleur, le résultat du contrôle, le PDF, le manifeste et les modifications.',
        },
        {
          steps: [
            { text: 'À côté du livre, cliquez sur **Lien pour l’imprimerie**.' },
            {
              text: 'Saisissez l’**E-mail de l’imprimerie**, écrivez une **Note d’accompagnement pour l’imprimerie**, par exemple sur le délai, et cliquez sur **Envoyer le lien**.',
            },
            {
              text: 'Ou cliquez sur **Créer un lien**, puis sur **Copier**, et envoyez l’adresse vous-même. Elle n’est montrée que maintenant. Si elle est perdue, créez un nouveau lien.',
              picture: 'print-office',
              shows: 'Ce que l’imprimerie voit avec le lien.',
            },
          ],
        },
        {
          text: 'Le lien est valable 14 jours, si vous n’en choisissez pas un autre nombre. Au même endroit, vous voyez plus tard quand il a servi pour la dernière fois, et **Modifier la note d’accompagnement** vous permet de changer la note.',
        },
        { heading: 'Ce que répond l’imprimerie' },
        {
          text: 'Sur sa page, l’imprimerie annonce que les données sont arrivées ou que le livre peut être imprimé tel quel, ou bien elle écrit une remarque sur une page et montre l’endroit. Vous recevez un e-mail ; tout figure sous **Impression** à côté du livre, derrière le bouton qui indique le nombre de réponses. Cochez ce qui est **Réglé** : l’imprimerie le lit avec le livre suivant. Elle peut aussi envoyer une épreuve ou les feuilles imposées en PDF ; vous téléchargez le fichier au même endroit.',
        },
        { heading: 'Si quelque chose change encore' },
        {
          steps: [
            {
              text: 'Corrigez la page et générez un nouveau livre. Le fichier d’une annonce se remplace sur sa page avec **Remplacer le PDF**, même si elle est acceptée ; elle le reste, et l’exposant reçoit un e-mail.',
            },
            {
              text: 'Créez un nouveau lien pour ce livre. L’imprimerie y voit quelles pages remplacer et peut aussi ne télécharger que celles-là.',
            },
            {
              text: 'À côté de l’ancien livre, cliquez sur le bouton qui indique maintenant le nombre de liens, puis sur **Bloquer**. Ainsi, personne n’imprime le mauvais livre.',
            },
          ],
        },
        { note: 'Un lien bloqué ne peut pas être rouvert.' },
      ],
    },
    {
      id: 'visitors',
      title: 'Le catalogue en ligne pour les visiteurs',
      blocks: [
        {
          text: 'Les mêmes pages acceptées dont naît le livre donnent un catalogue pour le téléphone des visiteurs : avec une recherche, une liste personnelle, et même sans connexion. Les visiteurs n’ont pas besoin de compte, et personne ne les compte. N’est public que ce qui figure sur une page de vins acceptée et active ; les adresses e-mail et les vins qu’un exposant ne veut pas montrer n’y sont jamais.',
        },
        {
          steps: [
            {
              text: 'Dans le menu, ouvrez **Catalogue en ligne**. Sous **Ce que la prochaine édition change** figure ce qui s’ajoute, disparaît ou est modifié.',
              picture: 'organiser-online',
              shows: 'Ce que voient les visiteurs, l’adresse et la publication.',
            },
            {
              text: 'Avec **Aperçu de la prochaine édition**, regardez ce que verront les visiteurs.',
            },
            {
              text: 'Cliquez sur **Publier maintenant**. Jusqu’à ce que la nouvelle édition soit prête, les visiteurs voient la précédente.',
            },
            {
              text: 'Sous **Adresse pour les visiteurs**, prenez l’adresse et le code QR pour vos affiches et vos invitations.',
            },
          ],
        },
        { heading: 'Les autres réglages' },
        {
          text: 'Un jour sous **Public dès le** et **Public jusqu’au** limite la période pendant laquelle les visiteurs voient le catalogue. Avec **Publier automatiquement quand une page est acceptée**, une nouvelle édition paraît dix minutes après une acceptation.',
        },
        {
          text: 'Les cinq dernières éditions sont conservées : **Afficher** en fait revenir une plus ancienne. **Retirer** enlève tout immédiatement ; les visiteurs ne lisent alors plus qu’une phrase.',
        },
        {
          note: 'Le nom dans l’adresse ne peut être modifié que jusqu’à la première édition : ensuite, il est sur papier.',
        },
      ],
    },
    {
      id: 'help',
      title: 'Sauvegarde et aide',
      blocks: [
        { heading: 'Sauvegarde' },
        {
          text: 'C’est la personne qui exploite Rebblatt pour vous qui fait les sauvegardes ; il n’y a pas de bouton pour cela à l’écran. Une sauvegarde contient toutes les données et tous les fichiers, et Rebblatt continue de tourner pendant ce temps. Demandez-en une à la fin d’une saisie et avant chaque nouvelle version. De temps à autre, faites-la aussi restaurer à titre d’essai.',
        },
        { heading: 'Voir qui a fait quoi' },
        {
          steps: [
            {
              text: 'L’**Historique**, dans le menu, dit en phrases entières qui a modifié quoi et quand. Il figure aussi sous un exposant, une demande, une page, un vin ou un catalogue, pour cette seule entrée. **Rétablir** fait revenir les vins, logos et pages supprimés, et rend aux vins et aux pages de vins un état antérieur.',
              picture: 'organiser-history',
              shows: 'L’historique avec toutes les modifications.',
            },
          ],
        },
        { heading: 'Trouver vite quelque chose' },
        {
          text: 'En haut, cliquez sur **Rechercher** et tapez un mot : le nom d’un exposant, un vin, un point du menu ou la position d’une page.',
        },
        { heading: 'Quand quelque chose ne va pas' },
        {
          facts: [
            [
              '« Quelqu’un d’autre a enregistré entre-temps »',
              'Vous voyez les deux versions côte à côte et choisissez laquelle vaut.',
            ],
            [
              'Votre session a expiré',
              'Reconnectez-vous dans le même navigateur. Ce que vous aviez saisi est de nouveau là.',
            ],
            [
              '« Maintenance »',
              'Attendez un peu et cliquez sur **Réessayer**. Ce qui est enregistré est en sécurité.',
            ],
            [
              'Le serveur est injoignable',
              'Vérifiez votre connexion. Si cela dure, appelez la personne qui exploite Rebblatt.',
            ],
          ],
        },
        {
          note: 'Si vous signalez un problème, indiquez l’écran, l’heure et le texte exact du message.',
        },
      ],
    },
  ],
};
