import type { OperationName, OperationState } from '@rebblatt/contracts';

/** How the installation is, for the super administrator. */
export const operations = {
  wrong_one: '{{count}} Punkt ist nicht in Ordnung.',
  wrong_other: '{{count}} Punkte sind nicht in Ordnung.',
  watch_one: 'Alles läuft, {{count}} Punkt verdient einen Blick.',
  watch_other: 'Alles läuft, {{count}} Punkte verdienen einen Blick.',
  fine: 'Alles ist in Ordnung.',
  noBackup: 'Es gibt noch keine. Sichern Sie täglich mit npm run backup.',
  states: { wrong: 'nicht in Ordnung', watch: 'ansehen', fine: 'in Ordnung' } satisfies Record<
    OperationState,
    string
  >,
  names: {
    database: 'Datenbank',
    storage: 'Dateien',
    browser: 'Browser für den Druck',
    disk: 'Platz auf der Festplatte',
    jobs: 'Aufträge im Hintergrund',
    'failed-jobs': 'Fehlgeschlagene Aufträge',
    mails: 'E-Mails',
    webhooks: 'Webhooks',
    backup: 'Sicherung',
    delay: 'Antwortzeit',
    pool: 'Verbindungen zur Datenbank',
    faults: 'Fehler des Servers',
    node: 'Dieser Server',
  } satisfies Record<OperationName, string>,
  texts: {
    database: {
      fine: 'Sie antwortet.',
      not: 'Sie antwortet nicht. Sehen Sie nach, ob PostgreSQL läuft und erreichbar ist.',
    },
    storage: {
      fine: 'Dateien lassen sich lesen und schreiben.',
      not: 'Dateien lassen sich nicht lesen oder schreiben. Prüfen Sie den Speicher und seine Zugangsdaten.',
    },
    browser: {
      fine: 'Er ist bereit.',
      not: 'Er startet nicht; ohne ihn wird nichts gedruckt. Der Grund steht im Protokoll des Servers.',
    },
    disk: {
      fine: '{{free}} GB von {{total}} GB sind frei.',
      not: 'Nur noch {{free}} GB von {{total}} GB sind frei. Schaffen Sie Platz, bevor Hochladen und Drucken scheitern.',
    },
    jobs: {
      fine: 'In Arbeit: {{running}}. Wartend: {{waiting}}.',
      not: 'Wartend: {{waiting}}. Minuten, die der älteste wartet: {{minutes}}. Läuft ein Server mit WORKERS grösser als 0?',
    },
    'failed-jobs': {
      fine: 'Keiner am letzten Tag.',
      not: 'Am letzten Tag scheiterten Aufträge: {{count}}. Was betroffen ist, steht bei den Seiten und Katalogen selbst.',
    },
    mails: {
      fine: 'Auf den Versand warten: {{waiting}}.',
      not: 'In der letzten Woche nicht angekommen: {{failed}}. Wartend: {{waiting}}. Sehen Sie unter «Gesendete E-Mails» nach.',
    },
    webhooks: {
      fine: 'Ereignisse, die warten: {{waiting}}.',
      not: 'Webhooks, bei denen nichts ankommt: {{failing}}. Ereignisse, die warten: {{waiting}}.',
    },
    backup: {
      fine: 'Die letzte wurde {{at}} fertig.',
      not: 'Die letzte ist vom {{at}}. Sichern Sie täglich mit npm run backup.',
    },
    delay: {
      fine: 'Der Server antwortet ohne Verzug.',
      not: 'Anrufe warten bis zu {{ms}} ms, bevor sie überhaupt beginnen. Der Rechner hat zu viel zu tun.',
    },
    pool: {
      fine: '{{used}} von {{total}} sind in Gebrauch.',
      not: 'Alle {{total}} sind in Gebrauch. Anrufe, die warten: {{waiting}}.',
    },
    faults: {
      fine: 'Keine seit dem Start.',
      not: 'Seit dem Start endeten Anrufe mit einem Fehler: {{count}}. Jeder steht mit seiner Nummer im Protokoll.',
    },
    node: {
      fine: 'Stunden seit dem Start: {{hours}}. Speicher: {{memory}} MB. Hilfsprozesse: {{processes}}. Verbundene Bildschirme: {{sockets}}. Datenbank: {{database}} MB.',
      not: 'Stunden seit dem Start: {{hours}}. Speicher: {{memory}} MB. Hilfsprozesse: {{processes}}. Verbundene Bildschirme: {{sockets}}. Datenbank: {{database}} MB.',
    },
  } satisfies Record<OperationName, { fine: string; not: string }>,
};
