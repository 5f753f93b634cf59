export const report = {
  title: 'Ergebnis der Prüfung',
  severity: { error: 'Fehler', warning: 'Hinweis', info: 'Info' },
  onPage: 'Seite {{page}}:',
  times_one: '({{count}} Stelle)',
  times_other: '({{count}} Stellen)',
  picture: 'Seite {{page}} mit den beanstandeten Stellen',
  pageOfFile: 'Seite {{page}} der Datei',
  good: 'So kann es gedruckt werden.',
  goodWithHints: 'So kann es gedruckt werden. Die Hinweise unten machen es noch besser.',
  bad_one: 'So kann es nicht gedruckt werden: {{why}}',
  bad_other: 'So kann es nicht gedruckt werden, {{count}} Fehler sind zu beheben. Der erste: {{why}}',
  designer: 'Für die Grafik im Einzelnen:',
  overrideText:
    'Die Datei wird gedruckt, wie sie ist. Das Buch entspricht dann auf dieser Seite nicht dem Druckstandard PDF/X-4; das steht auch im Bericht für die Druckerei.',
  reason: 'Begründung',
  unchecked: 'Die Datei konnte gerade nicht geprüft werden. Es liegt nicht an ihr.',
  checkAgain: 'Nochmals prüfen',
};
