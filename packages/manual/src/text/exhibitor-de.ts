// Length: the whole text of a manual, to be read in one go.
import type { ExhibitorChapter } from '../chapter-of.ts';
import { figures } from '../figures.ts';
import type { Manual } from '../manual.ts';

export const exhibitorDe: Manual<ExhibitorChapter> = {
  locale: 'de-CH',
  title: 'Anleitung für Aussteller',
  lead: 'Von der Registrierung bis zur angenommenen Seite im Katalog, in der Reihenfolge, in der Sie es tun.',
  contents: 'Inhalt',
  chapters: [
    {
      id: 'register',
      title: 'Registrieren',
      blocks: [
        {
          text: 'Waren Sie schon einmal dabei, haben Sie bereits ein Konto. Lesen Sie dann bei «Anmelden» weiter.',
        },
        {
          steps: [
            { text: 'Öffnen Sie Rebblatt im Browser und wählen Sie **Als Aussteller registrieren**.' },
            {
              text: 'Füllen Sie die Felder aus. Die E-Mail-Adresse ist zugleich Ihr Benutzername; an sie gehen alle Nachrichten. Das Passwort braucht mindestens 6 Zeichen. Nennen Sie die Kontaktperson und die Sprache, in der wir Ihnen schreiben sollen.',
              picture: 'register',
              shows: 'Die Registrierung: zuerst der Zugang, danach die Angaben zu Ihrer Firma.',
            },
            { text: 'Drücken Sie **Registrieren**. Ihr Konto ist angelegt, aber noch nicht freigeschaltet.' },
            {
              text: 'Warten Sie auf die E-Mail der Messeleitung. Sobald sie Ihr Konto freigeschaltet hat, können Sie sich anmelden.',
            },
          ],
        },
      ],
    },
    {
      id: 'sign-in',
      title: 'Anmelden',
      blocks: [
        {
          steps: [
            {
              text: 'Geben Sie E-Mail-Adresse und Passwort ein und drücken Sie **Anmelden**.',
              picture: 'sign-in',
              shows: 'Die Anmeldung. Oben rechts wechseln Sie die Sprache.',
            },
            {
              text: 'Haben Sie Ihr Passwort vergessen, wählen Sie **Passwort vergessen**. Sie erhalten eine E-Mail mit einem Link. Er gilt eine Stunde und nur einmal.',
            },
          ],
        },
        {
          note: 'Steht dort, dass Ihr Konto noch nicht freigeschaltet ist, hat die Messeleitung Ihre Registrierung noch nicht geprüft. Sie brauchen nichts zu tun.',
        },
        {
          text: 'Ihre Eingaben bleiben erhalten, auch wenn die Verbindung abbricht oder Sie lange nichts tun: Melden Sie sich im selben Browser wieder an, und was Sie eingegeben haben, ist wieder da.',
        },
      ],
    },
    {
      id: 'profile',
      title: 'Profil prüfen',
      blocks: [
        { text: 'Firma, Adresse, Telefon und Website stehen im Katalog. Prüfen Sie sie darum jedes Jahr.' },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Profil** und berichtigen Sie, was nicht mehr stimmt.',
              picture: 'profile',
              shows: 'Ihr Profil. Felder mit einem Stern müssen ausgefüllt sein.',
            },
            { text: 'Ein neues Passwort setzen Sie hier zusammen mit dem bisherigen.' },
            { text: 'Drücken Sie **Speichern**.' },
          ],
        },
        { heading: 'Mehrere Personen einer Firma' },
        {
          text: 'Unter **Personen** laden Sie ein, wer mitarbeitet. Jede Person meldet sich mit ihrer eigenen E-Mail-Adresse an und **darf alles**, **füllt und lädt hoch** oder **liest nur**. Wer füllt, kann weder bestellen noch freigeben. Knöpfe für das, was jemand nicht darf, fehlen; oben steht, wen man darum bittet. Im Verlauf steht, wer was getan hat. Welche E-Mails an die Firma jemand auch bekommt, ist bei jeder Person angekreuzt: zu Bestellungen, Seiten und Dateien, Fristen, Mitteilungen. Ihr eigenes Passwort ändert jede Person mit dem Link, den sie sich im Profil senden lässt.',
        },
      ],
    },
    {
      id: 'request',
      title: 'Stände und Seiten bestellen',
      blocks: [
        {
          text: 'Mit der Anfrage bestellen Sie Ihre Stände, die Seiten im Katalog und die Dienstleistungen. Die Messeleitung teilt die Stände zu und legt Ihre Seiten an.',
        },
        {
          steps: [
            { text: 'Wählen Sie im Menü **Anfrage**. Die Glocke daneben zeigt, wie es um sie steht.' },
            {
              text: 'Tragen Sie ein, wie viele Stände, Weinseiten und Inserate Sie wünschen. Eine Weinseite fasst etwa 25 Zeilen. Ein Inserat ist eine ganze Seite, für die Sie eine PDF-Datei liefern.',
            },
            {
              text: 'Tragen Sie bei den Dienstleistungen ein, wie viel Sie davon brauchen. 0 heisst: nichts.',
            },
            {
              text: 'Auf den Schiffen können Sie bei **Gewünschtes Deck** eines wählen. Andere Wünsche schreiben Sie in die Bemerkung; dann drücken Sie **Anfrage senden**.',
            },
            {
              text: 'Sie erhalten eine E-Mail, sobald entschieden ist. Danach zeigt derselbe Bildschirm Ihre Stände und einen Link zu jeder Ihrer Seiten.',
              picture: 'request',
              shows: 'Eine angenommene Anfrage mit Stand, Seiten und Dienstleistungen.',
            },
          ],
        },
        {
          text: 'Waren Sie letztes Mal dabei, ist Ihre Bestellung von damals vielleicht schon vorgeschlagen: Dann steht sie auf diesem Bildschirm. Mit **Wieder so bestellen** senden Sie sie mit einem Klick, mit **Etwas ändern** öffnet sich das Formular damit.',
        },
        {
          note: 'Bis zum Entscheid können Sie die Anfrage ändern. Danach wenden Sie sich für Änderungen an die Messeleitung.',
        },
      ],
    },
    {
      id: 'logo',
      title: 'Logo hochladen',
      blocks: [
        {
          text: 'Auf jeder Weinseite steht Ihr Logo. Es wird zuerst geprüft und dann von der Messeleitung genehmigt; laden Sie es darum früh hoch.',
        },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Logos** und dann **Logo hochladen**.',
              picture: 'new-logo',
              shows: 'Ein neues Logo: Ziehen Sie die Datei in das Feld oder wählen Sie sie aus.',
            },
            {
              text: `Wählen Sie die Datei: ein Bild (PNG, JPG, TIFF, WebP, GIF oder BMP), ein SVG oder ein PDF jeder Grösse. Daraus entsteht die Seite von selbst, ohne leeren Rand und in Druckfarben; 600 Pixel Breite ergeben ein Logo von 51 mm. Grösse, Platz und Hintergrund ändern Sie unter **Grösse und Hintergrund**, solange das Logo nicht genehmigt ist. Ein PDF, das schon ${figures.logo} gross ist, bleibt, wie es ist; was es erfüllen muss, steht im Kapitel «Anforderungen an Dateien».`,
              picture: 'logo-of-picture',
              shows: 'Ein Logo aus einem Bild: Grösse, Platz und Hintergrund.',
            },
            {
              text: 'Die Prüfung dauert einige Sekunden. Findet sie einen Fehler, steht in der Liste, was nicht stimmt und was zu tun ist.',
              picture: 'logos',
              shows: 'Ihre Logos mit dem Ergebnis der Prüfung und der Genehmigung.',
            },
            { text: 'Ist das Logo genehmigt, können Sie es auf Ihren Seiten verwenden.' },
          ],
        },
      ],
    },
    {
      id: 'wines',
      title: 'Weine erfassen',
      blocks: [
        {
          text: 'Jeden Wein erfassen Sie einmal. Danach setzen Sie ihn auf Ihre Seiten; auch nächstes Jahr ist er noch da.',
        },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Weine**.',
              picture: 'wines',
              shows: 'Ihre Weine. Die Reiter zeigen, wo Rebsorte oder Alkoholgehalt noch fehlen.',
            },
            {
              text: 'Wählen Sie **Wein hinzufügen** und tragen Sie Name, Jahrgang, Region, Weintyp und Alkoholgehalt ein. Den Jahrgang lassen Sie leer, wenn der Wein keinen hat.',
              picture: 'new-wine',
              shows: 'Ein neuer Wein mit Rebsorten und Preisen.',
            },
            { text: 'Nennen Sie bis zu drei Rebsorten, die wichtigste zuerst.' },
            {
              text: 'Geben Sie zu jeder Flaschengrösse den Preis in Franken ein. Auf der Katalogseite erscheinen die Grössen, die Sie dort wählen.',
            },
            {
              text: 'Drücken Sie **Speichern**. Mit **Speichern und nächster Wein** bleiben Region, Weintyp und Flaschengrössen für den nächsten Wein stehen. Das Zeichen mit dem Plus in der Liste erfasst einen neuen Jahrgang.',
            },
          ],
        },
        {
          note: 'Haben Sie Ihre Weine schon in Excel? Wählen Sie **Liste importieren**, fügen Sie die kopierten Zellen ein oder laden Sie die Datei hoch. Sie sehen jeden Wein, bevor etwas geschrieben wird, und können den Import rückgängig machen.',
        },
        {
          note: 'Ohne den Haken **Im Register zeigen** steht der Wein nur auf Ihrer Weinseite und in keinem Verzeichnis.',
        },
      ],
    },
    {
      id: 'pages',
      title: 'Ihre Seiten finden',
      blocks: [
        {
          text: 'Ist Ihre Anfrage angenommen, liegen Ihre Seiten unter **Meine Seiten** bereit: Weinseiten mit rotem, Inserate mit blauem Strich.',
        },
        {
          note: 'Über Ihren Weinen und Seiten steht **Was noch zu tun ist**, das Erste zuoberst. Jede Zeile führt dorthin, wo Sie es erledigen; ein Klick auf den Titel klappt die Liste zu und wieder auf.',
        },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Meine Seiten**. Die Liste zeigt zu jeder Seite ihre Position, ihren Stand und unter **Status**, was als Nächstes kommt.',
              picture: 'pages',
              shows: 'Ihre Seiten in der Reihenfolge des Katalogs.',
            },
            { text: 'Öffnen Sie eine Seite mit dem Stift am Ende der Zeile.' },
            {
              text: 'Eigene Seiten können Sie untereinander tauschen, zum Beispiel wenn eine andere zuerst kommen soll.',
            },
            {
              text: '**Im Katalog ansehen** zeigt das Buch zum Blättern mit Ihren Seiten an ihrem Platz; die Seiten anderer Aussteller sind verdeckt.',
            },
          ],
        },
      ],
    },
    {
      id: 'wine-page',
      title: 'Eine Weinseite füllen',
      blocks: [
        {
          text: 'Links bearbeiten Sie, rechts sehen Sie die Seite, wie sie gedruckt wird. Jede Änderung wird sofort gespeichert; ob das gelungen ist, steht oben. Auf dem Handy steht es unten, neben Vorschau und Freigabe; ein Tippen auf die Vorschau zeigt sie gross.',
        },
        {
          steps: [
            {
              text: 'Wählen Sie Seitentitel und Stand und eines Ihrer genehmigten Logos.',
              picture: 'wine-page',
              shows: 'Die Weinseite: links die Bearbeitung, rechts die Druckvorschau.',
            },
            {
              text: 'Geben Sie unter **Neue Kategorie** einen Namen ein, zum Beispiel «Rotweine», und drücken Sie **Kategorie anlegen**.',
            },
            {
              text: 'Wählen Sie die Flaschengrössen der Kategorie. Es sind höchstens zwei; ihre Preise stehen nebeneinander.',
            },
            {
              text: 'Wählen Sie bei **Wein hinzufügen** einen Wein nach dem anderen. Zur Wahl stehen die Weine, die einen Preis für diese Grössen haben. Preise ändern Sie direkt in der Zeile.',
            },
            {
              text: 'Ziehen Sie Weine und Kategorien am Griff an ihren Platz. Mit der Tastatur: Leertaste, Pfeiltasten, Leertaste.',
            },
            { text: 'In die Fusszeile passen zum Beispiel Lieferbedingungen.' },
          ],
        },
        { heading: 'Die Seite vom letzten Jahr' },
        {
          text: 'Mit **Vorjahr importieren** übernehmen Sie Kategorien, Weine und Fusszeile einer früheren Seite. Was auf der Seite steht, wird dabei ersetzt. Steht bei einem Wein ein neuer Jahrgang, kommt er als neuer Wein mit den Preisen daneben auf die Seite und in Ihre Weinliste. **Rückgängig** in der Meldung macht alles zusammen wieder ungeschehen.',
        },
        { heading: 'Wenn es eng wird' },
        {
          text: 'Die Vorschau zählt die Zeilen. Werden es zu viele, wird die Schrift kleiner; passt der Inhalt nicht mehr, steht es in der Vorschau. Kürzen Sie dann Weine oder Fusszeile.',
        },
      ],
    },
    {
      id: 'advertisement',
      title: 'Ein Inserat hochladen',
      blocks: [
        {
          steps: [
            { text: 'Öffnen Sie das Inserat unter **Meine Seiten**.' },
            {
              text: 'Wählen und speichern Sie zuerst den Stand. Danach wählen Sie die PDF-Datei.',
              picture: 'advertisement',
              shows: 'Ein Inserat mit Seitentitel, Stand und PDF-Datei.',
            },
            {
              text: 'Die Datei wird geprüft wie in der Druckerei. Der Bericht nennt zu jedem Fehler, was er bedeutet und wie er behoben wird.',
            },
            {
              text: 'Vieles lässt sich hier gleich ausbessern: Bildschirmfarben, fehlender Beschnitt, zu dünne Linien, eine Seite auf einem grösseren Bogen. Kreuzen Sie es an und drücken Sie **Ausbessern und ansehen**. Sie sehen die Datei, wie Sie sie hochgeladen haben, und die ausgebesserte nebeneinander. Erst wenn Sie **Einverstanden, diese Datei verwenden** drücken, gilt die ausgebesserte; Ihre Datei lässt sich bis zur Freigabe zurückholen.',
              picture: 'mended',
              shows: 'Die Datei, wie sie hochgeladen wurde, und die ausgebesserte.',
            },
            {
              text: 'Sobald die Datei bereit ist, erscheint die Seite rechts. Sehen Sie sie noch einmal an.',
            },
          ],
        },
        {
          note: 'Eine neue Datei ersetzt die frühere erst, wenn sie die Prüfung besteht. Bis dahin können Sie die frühere wieder einsetzen.',
        },
      ],
    },
    {
      id: 'release',
      title: 'Freigeben und Entscheid',
      blocks: [
        {
          steps: [
            {
              text: 'Zuoberst steht, was zum Freigeben nötig ist, mit einem Haken bei allem, was da ist: Logo, Kategorien, Preise und Platz auf der Seite. Ist alles da, drücken Sie **Seite freigeben**. Bei einem Inserat steht neben dem Knopf, wenn die PDF-Datei fehlt.',
            },
            {
              text: 'Fehlt bei einem Wein der Preis oder die Rebsorte, werden Sie gefragt. Sie können die Angaben ergänzen oder trotzdem freigeben.',
            },
            {
              text: 'Nach der Freigabe lässt sich die Seite nicht mehr ändern. Solange die Messeleitung nicht entschieden hat, holen Sie sie mit **Freigabe zurückziehen** zurück. Sie erhalten eine E-Mail, sobald die Seite angenommen oder abgelehnt ist.',
            },
            {
              text: 'Ist die Seite angenommen, wird sie gedruckt. Sie brauchen nichts mehr zu tun. Sind es mehrere, laden Sie alle als ein PDF unter **Was noch zu tun ist** herunter.',
            },
          ],
        },
        {
          note: 'Geben Sie Ihre Seiten bis zum Ende der Datensammlung frei. Wie viele Tage noch bleiben, steht zuoberst auf jedem Bildschirm. Danach lässt sich nichts mehr ändern. Hat Ihnen die Messeleitung länger Zeit gegeben, steht dort Ihr eigener Tag.',
        },
      ],
    },
    {
      id: 'refused',
      title: 'Wenn etwas abgelehnt wird',
      blocks: [
        { heading: 'Eine Seite' },
        {
          steps: [
            {
              text: 'Die Messeleitung schreibt Ihnen, was zu ändern ist. Ihre Worte stehen auch oben auf der Seite.',
            },
            { text: 'Öffnen Sie die Seite, ändern Sie sie und geben Sie sie noch einmal frei.' },
          ],
        },
        { heading: 'Eine vorgeschlagene Korrektur' },
        {
          text: 'Die Messeleitung kann für eine freigegebene Weinseite einzelne andere Texte vorschlagen. Sie stehen oben auf der Seite: das Alte durchgestrichen, das Neue unterstrichen. Mit **Übernehmen** ist die Seite damit neu freigegeben, und Ihre Weine und Ihr Profil sind ebenso geändert. Andere freigegebene Seiten mit diesen Texten bleiben, wie sie sind; sie werden genannt. Mit **Antworten** sagen Sie, warum es so bleiben soll. Gedruckt wird nichts davon ohne Sie, auch nach dem Ende der Datensammlung nicht.',
        },
        { heading: 'Eine Datei' },
        {
          text: 'Findet die Prüfung einen Fehler, kann die Datei nicht gedruckt werden. Der Bericht nennt ihn in einfachen Worten und für die Grafikerin in Fachbegriffen. Beim Inserat steht **An die Grafikerin senden**: Das macht einen Link, über den sie ohne Konto Anforderungen und Bericht liest und die berichtigte Datei selbst hochlädt. Sie sehen, wann das geschieht, sperren den Link bei Bedarf und geben die Seite frei.',
        },
        {
          text: 'Warnungen verhindern die Freigabe nicht. Lesen Sie sie trotzdem: Sie nennen, was im Druck anders aussehen kann als am Bildschirm.',
        },
        { heading: 'Eine Anfrage' },
        {
          text: 'Warum sie abgelehnt ist, steht auf dem Bildschirm **Anfrage**. Sprechen Sie mit der Messeleitung; sie kann die Anfrage später noch annehmen.',
        },
      ],
    },
    {
      id: 'files',
      title: 'Anforderungen an Dateien',
      blocks: [
        { text: 'Dieses Kapitel ist für die Grafikerin oder den Grafiker.' },
        { heading: 'Inserat' },
        {
          facts: [
            ['Format', 'PDF bis 1.6, eine Seite, am besten PDF/X-4; PDF/X-1a und PDF/X-3 gehen auch'],
            ['Endformat', '210 × 135 mm (quer)'],
            ['Beschnitt', '3 mm ringsum, zusammen 216 × 141 mm'],
            ['Schnittmarken', 'keine'],
            ['Farben', `CMYK, Coated FOGRA39; höchstens ${figures.ink} % Farbauftrag`],
            ['Bilder', `${figures.dpi} dpi in der gedruckten Grösse`],
            ['Schriften', `eingebettet; farbig oder weiss mindestens ${figures.smallPt} pt`],
            ['Linien', `mindestens ${figures.hairlinePt} pt`],
            ['Abstand', `Wichtiges mindestens ${figures.marginMm} mm vom Rand des Endformats`],
            ['Dateigrösse', `höchstens ${figures.pdfMb} MB`],
          ],
        },
        { heading: 'Logo' },
        {
          facts: [
            [
              'Am einfachsten',
              'ein Bild, ein SVG oder ein PDF jeder Grösse: Rebblatt macht daraus die Seite, in Druckfarben. Was folgt, gilt für ein PDF, das bleiben soll, wie es ist',
            ],
            ['Format', 'PDF 1.3, eine Seite'],
            [
              'Neuere PDF-Version',
              'geht auch, wenn die Datei nichts verwendet, was PDF 1.3 nicht kennt: keine Transparenz, keine Schatten und keine Ebenen. Rebblatt sagt nach der Prüfung, was stört',
            ],
            ['Grösse', `${figures.logo}, ohne Beschnitt`],
            ['Farben', 'CMYK; Vektoren statt Bilder, wo es geht'],
            ['Bilder', `mindestens ${figures.dpi} dpi`],
          ],
        },
        {
          note: 'Massgebend ist die Prüfung: Was sie ohne Fehler annimmt, kann gedruckt werden. Passwörter, Formularfelder, Videos und Ebenen gehören nicht in die Datei.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Wen fragen',
      blocks: [
        {
          facts: [
            [
              'Konto, Stand, Bestellung',
              'die Messeleitung; Name, Telefon und E-Mail stehen auf dem Bildschirm **Hilfe**',
            ],
            ['Inhalt einer Seite', 'die Messeleitung, sie entscheidet über Freigaben'],
            ['PDF-Dateien', 'Ihre Grafikerin oder Ihr Grafiker, mit dem Bericht der Prüfung'],
            ['Passwort', '**Passwort vergessen** bei der Anmeldung'],
          ],
        },
        { text: 'Das Fragezeichen oben auf jedem Bildschirm öffnet das passende Kapitel dieser Anleitung.' },
      ],
    },
  ],
};
