import type { operations as german } from '../de/operations.ts';

export const operations: typeof german = {
  wrong_one: '{{count}} point ne va pas.',
  wrong_other: '{{count}} points ne vont pas.',
  watch_one: 'Tout fonctionne, {{count}} point mérite un regard.',
  watch_other: 'Tout fonctionne, {{count}} points méritent un regard.',
  fine: 'Tout est en ordre.',
  noBackup: 'Il n’y en a pas encore. Faites-en une chaque jour avec npm run backup.',
  states: { wrong: 'ne va pas', watch: 'à regarder', fine: 'en ordre' },
  names: {
    database: 'Base de données',
    storage: 'Fichiers',
    browser: 'Navigateur pour l’impression',
    disk: 'Place sur le disque',
    jobs: 'Tâches en arrière-plan',
    'failed-jobs': 'Tâches échouées',
    mails: 'E-mails',
    webhooks: 'Webhooks',
    backup: 'Sauvegarde',
    delay: 'Réactivité',
    pool: 'Connexions à la base de données',
    faults: 'Erreurs du serveur',
    node: 'Ce serveur',
  },
  texts: {
    database: {
      fine: 'Elle répond.',
      not: 'Elle ne répond pas. Vérifiez que PostgreSQL fonctionne et qu’il est accessible.',
    },
    storage: {
      fine: 'Les fichiers se lisent et s’écrivent.',
      not: 'Les fichiers ne se lisent ou ne s’écrivent pas. Vérifiez le stockage et ses accès.',
    },
    browser: {
      fine: 'Il est prêt.',
      not: 'Il ne démarre pas ; sans lui, rien ne s’imprime. La raison se trouve dans le journal du serveur.',
    },
    disk: {
      fine: '{{free}} Go sur {{total}} Go sont libres.',
      not: 'Il ne reste que {{free}} Go sur {{total}} Go. Faites de la place avant que téléversements et impressions échouent.',
    },
    jobs: {
      fine: 'En cours : {{running}}. En attente : {{waiting}}.',
      not: 'En attente : {{waiting}}. Minutes d’attente de la plus ancienne : {{minutes}}. Un serveur avec WORKERS supérieur à 0 fonctionne-t-il ?',
    },
    'failed-jobs': {
      fine: 'Aucune le dernier jour.',
      not: 'Tâches échouées le dernier jour : {{count}}. Ce qui est touché figure auprès des pages et catalogues.',
    },
    mails: {
      fine: 'En attente d’envoi : {{waiting}}.',
      not: 'Non arrivés ces sept derniers jours : {{failed}}. En attente : {{waiting}}. Regardez sous « E-mails envoyés ».',
    },
    webhooks: {
      fine: 'Événements en attente : {{waiting}}.',
      not: 'Webhooks où rien n’arrive : {{failing}}. Événements en attente : {{waiting}}.',
    },
    backup: {
      fine: 'La dernière a été terminée {{at}}.',
      not: 'La dernière date du {{at}}. Faites-en une chaque jour avec npm run backup.',
    },
    delay: {
      fine: 'Le serveur répond sans délai.',
      not: 'Les appels attendent jusqu’à {{ms}} ms avant même de commencer. La machine a trop à faire.',
    },
    pool: {
      fine: '{{used}} sur {{total}} sont utilisées.',
      not: 'Toutes les {{total}} sont utilisées. Appels en attente : {{waiting}}.',
    },
    faults: {
      fine: 'Aucune depuis le démarrage.',
      not: 'Appels terminés par une erreur depuis le démarrage : {{count}}. Chacun figure dans le journal avec son numéro.',
    },
    node: {
      fine: 'Heures depuis le démarrage : {{hours}}. Mémoire : {{memory}} Mo. Autres processus : {{processes}}. Écrans connectés : {{sockets}}. Base de données : {{database}} Mo.',
      not: 'Heures depuis le démarrage : {{hours}}. Mémoire : {{memory}} Mo. Autres processus : {{processes}}. Écrans connectés : {{sockets}}. Base de données : {{database}} Mo.',
    },
  },
};
