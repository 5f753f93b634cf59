/** What the command palette says; it comes with it. */
export const palette = {
  title: 'Suchen und springen',
  placeholder: {
    organiser: 'Menü, Katalog, Aussteller, Wein oder Position',
    exhibitor: 'Menü, Wein oder Position',
  },
  empty: 'Nichts gefunden. Versuchen Sie ein anderes Wort.',
  screens: 'Menü',
  forms: 'Neu anlegen',
  actions: 'Aktionen',
  decide: 'Freigaben entscheiden',
  generate: 'Katalog generieren',
  countPages: 'Seiten zählen',
  remind: 'Aussteller erinnern',
  workAs: 'Anmelden als',
  page: 'Position {{position}}: {{name}}',
  more: 'Alle {{total}} anzeigen',
  count_one: '{{count}} Treffer',
  count_other: '{{count}} Treffer',
  countShown_one: '{{count}} von {{total}} Treffern',
  countShown_other: '{{count}} von {{total}} Treffern',
  failed: '{{what}}: Die Suche ist nicht möglich. {{reason}}',
};
