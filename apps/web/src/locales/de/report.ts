export const report = {
  title: 'Ergebnis der Prüfung',
  severity: { error: 'Fehler', warning: 'Hinweis', info: 'Info' },
  onPage: 'Seite {{page}}:',
  times_one: '({{count}} Stelle)',
  times_other: '({{count}} Stellen)',
  picture: 'Seite {{page}} mit den beanstandeten Stellen',
  beyond:
    'Die Stelle liegt ausserhalb dessen, was das Bild zeigt; ihr Rahmen steht an der Kante, hinter der sie ist.',
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
  whichPage: 'Welche Seite soll gedruckt werden?',
  morePages_one: 'Noch eine Seite zeigen',
  morePages_other: 'Weitere Seiten zeigen ({{count}})',
  takePage: 'Seite {{page}} nehmen',
  checkAgain: 'Nochmals prüfen',
  mend: {
    title: 'Was sich hier ausbessern lässt',
    intro:
      'Das Programm kann diese Mängel selbst ausbessern. Es ändert nichts, bevor Sie das Ergebnis gesehen haben und einverstanden sind; die hochgeladene Datei bleibt erhalten.',
    mendAll: 'Alles ausbessern und ansehen',
    mendChosen: 'Ausbessern und ansehen',
    running: 'Die Datei wird ausgebessert und geprüft. Das dauert einige Sekunden.',
    failed:
      'Die Datei liess sich nicht ausbessern. Versuchen Sie es mit weniger auf einmal, oder lassen Sie sie von der Person berichtigen, die sie gestaltet hat.',
    lookTitle: 'So würde gedruckt. Sind Sie einverstanden?',
    good: 'Die ausgebesserte Datei hat die Prüfung bestanden.',
    stillFaulty:
      'Einiges ist ausgebessert, aber so kann die Datei noch nicht gedruckt werden. Was noch fehlt, steht unten.',
    side: { original: 'Wie hochgeladen', mended: 'Ausgebessert' },
    agree: 'Einverstanden, diese Datei verwenden',
    drop: 'Verwerfen',
    done: 'Die ausgebesserte Datei wird jetzt verwendet.',
    dropped: 'Die ausgebesserte Datei ist verworfen, die hochgeladene unverändert.',
    agreed:
      'Ausgebesserte Datei: {{by}} war am {{at}} damit einverstanden. Die hochgeladene Datei bleibt erhalten.',
    agreedByLink:
      'Ausgebesserte Datei: Über den Link für die Grafikerin wurde am {{at}} zugestimmt. Die hochgeladene Datei bleibt erhalten.',
    takeBack: 'Die hochgeladene Datei wieder verwenden',
    whyAgree:
      'Die Datei gehört dem Aussteller. Schreiben Sie, warum Sie an seiner Stelle einverstanden sind; er sieht die Begründung bei der Datei.',
    fixes: {
      device: {
        name: 'Einstellungen für einzelne Geräte entfernen',
        how: 'Übertragungsfunktionen, Raster und veraltete Kompression drucken auf jedem Gerät anders.',
      },
      interactive: {
        name: 'Stempel und Formularfelder in die Seite übernehmen',
        how: 'Was davon gedruckt wird, bleibt sichtbar. Links, Notizen, Skripte und Anhänge fallen weg.',
      },
      colours: {
        name: 'Farben für den Druck umwandeln',
        how: 'Bildschirmfarben (RGB, Lab) werden zu Druckfarben (CMYK). Schwarzer Text wird reines Schwarz, Grau bleibt Grau.',
      },
      spots: {
        name: 'Sonderfarben durch Druckfarben ersetzen',
        how: 'Jede Sonderfarbe wird so gemischt, wie die Datei es selbst vorsieht.',
      },
      ink: {
        name: 'Zu viel Farbe verringern',
        how: 'Flächen und Bilder mit mehr Farbe, als trocknen kann, werden so gemischt, wie es das Druckprofil vorsieht: mit mehr Schwarz und weniger Buntfarbe. Sie sehen fast gleich aus.',
      },
      fonts: {
        name: 'Fehlende Standardschriften einbetten',
        how: 'Helvetica, Arial, Times, Courier und Symbole, die nicht in der Datei sind, werden durch freie Schriften gleicher Breite ersetzt. Der Umbruch bleibt, die Buchstaben können sich leicht unterscheiden.',
      },
      hairlines: {
        name: 'Zu dünne Linien verstärken',
        how: 'Linien unter 0,25 pt werden 0,25 pt dick, damit sie im Druck nicht verschwinden.',
      },
      overprint: {
        name: 'Überdrucken berichtigen',
        how: 'Weiss und Grau sparen den Grund aus, kleiner schwarzer Text druckt darüber.',
      },
      boxes: {
        name: 'Endformat auf dem Bogen finden',
        how: 'Die Seite wird zwischen den Schnittmarken gesucht, was ausserhalb des Beschnitts liegt, wird abgeschnitten.',
      },
      size: {
        name: 'Auf das Format der Seite bringen',
        how: 'Alles wird im gleichen Verhältnis vergrössert oder verkleinert, nichts wird verzerrt.',
      },
      bleed: {
        name: 'Beschnitt ergänzen',
        how: 'Der Rand wird 3 mm nach aussen gespiegelt, wo etwas bis an ihn reicht, und weiter, wo eine skalierte Seite zu kurz oder zu schmal ist.',
      },
    },
    view: 'Ansicht',
    proof: 'Druckbild',
    plates: { cyan: 'Cyan', magenta: 'Magenta', yellow: 'Gelb', black: 'Schwarz' },
    spotInks: 'Sonderfarben, gemischt aus (in Prozent)',
    spotInk: '{{name}}, {{ink}}',
    frame: 'Ausschnitt auf dem Bogen',
    frameHow: 'Verschieben Sie den Rahmen mit der Maus oder mit den Pfeiltasten; er zeigt das Endformat.',
    fromLeft: 'Abstand von links (mm)',
    fromTop: 'Abstand von oben (mm)',
    again: 'Mit diesen Angaben nochmals ausbessern',
    trimBy: {
      marks: 'Das Endformat wurde zwischen den Schnittmarken gefunden.',
      box: 'Das Endformat steht in der Datei selbst.',
      painted: 'Als Endformat gilt, was bedruckt ist.',
      middle: 'Das Endformat wurde in der Mitte des Bogens angenommen. Prüfen Sie, ob der Ausschnitt stimmt.',
      chosen: 'Diesen Ausschnitt haben Sie gewählt.',
    },
    mirrored: 'Der Rand wurde gespiegelt: {{sides}}.',
    sides: { left: 'links', right: 'rechts', top: 'oben', bottom: 'unten' },
    left: {
      image: 'Ein Bild konnte nicht umgewandelt werden.',
      gradient: 'Ein Farbverlauf konnte nicht umgewandelt werden.',
    },
  },
};
