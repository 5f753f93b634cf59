/** The open sessions of an account. */
export const sessions = {
  title: 'Wo Sie angemeldet sind',
  intro:
    'Jede Zeile ist ein Browser, der gerade angemeldet ist. Kennen Sie einen nicht, beenden Sie ihn und setzen Sie ein neues Passwort.',
  titleOf: 'Wo das Konto angemeldet ist',
  none: 'Zurzeit ist niemand angemeldet.',
  unknown: 'Unbekannter Browser',
  on: '{{browser}} auf {{device}}',
  current: 'diese Sitzung',
  onBehalf: 'im Namen von {{company}}',
  where: '{{place}}, Adresse {{address}}',
  since: 'angemeldet seit {{since}}, zuletzt gesehen {{seen}}',
  places: {
    'this-computer': 'Auf dem Rechner des Servers',
    'local-network': 'Im eigenen Netz',
    internet: 'Aus dem Internet',
  },
  end: 'Beenden',
  endOf: '{{browser}}, angemeldet seit {{since}}: Sitzung beenden',
  ended: 'Die Sitzung ist beendet.',
  endOthers: 'Alle anderen beenden',
  endOthersTitle: 'Alle anderen Sitzungen beenden?',
  endOthersText:
    'Jeder andere Browser muss sich neu anmelden. Was dort eingegeben und nicht gespeichert ist, bleibt dort bis zur nächsten Anmeldung.',
  othersEnded_one: 'Eine Sitzung ist beendet.',
  othersEnded_other: '{{count}} Sitzungen sind beendet.',
};
