// Length: the whole text of a manual, to be read in one go.
import { figures } from '../figures.ts';
import type { Manual } from '../manual.ts';

export const organiserDe: Manual = {
  locale: 'de-CH',
  title: 'Handbuch für die Messeleitung',
  lead: 'Eine Saison mit Rebblatt: von den Stammdaten bis zum Buch bei der Druckerei, in der Reihenfolge, in der Sie es tun.',
  contents: 'Inhalt',
  chapters: [
    {
      id: 'accounts',
      title: 'Rollen und Konten',
      blocks: [
        {
          text: 'Jede Person der Messeleitung hat ein eigenes Konto. So bleibt sichtbar, wer was entschieden hat. Es gibt zwei Rollen.',
        },
        {
          facts: [
            [
              'Administration',
              'Kataloge, Aussteller, Anfragen, Logos, Seiten, Freigaben, E-Mails, Stammdaten und Druck',
            ],
            [
              'Super-Administration',
              'dazu die Konten der Messeleitung, die Druckvorgaben, neue Aussteller und **Passwort zurücksetzen**',
            ],
          ],
        },
        { heading: 'Ein Konto eröffnen' },
        {
          steps: [
            { text: 'Wählen Sie im Menü **Messeleitung** und dann **Konto hinzufügen**.' },
            { text: 'Geben Sie E-Mail-Adresse, Name und Passwort ein und wählen Sie die Rolle.' },
            {
              text: 'Drücken Sie **Speichern**. Die Person erhält eine E-Mail. Das Passwort steht nicht darin; sagen Sie es ihr selbst.',
            },
          ],
        },
        { heading: 'Ein Konto schliessen' },
        {
          text: 'Öffnen Sie das Konto mit dem Stift, nehmen Sie den Haken bei **Konto offen** weg und speichern Sie. Das eigene Konto und das letzte offene der Super-Administration lassen sich nicht schliessen.',
        },
        { heading: 'Das eigene Konto' },
        {
          text: 'Unter **Mein Konto** ändern Sie Ihren Namen, Ihre Sprache und Ihr Passwort. In der gewählten Sprache schreibt Ihnen Rebblatt auch die E-Mails.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Einrichten',
      blocks: [
        {
          text: 'Eine neue Installation ist leer. Nach dem Anmelden sehen Sie darum zuerst **Einrichten**: eine Liste mit dem, was Ihre Messe braucht, bevor die Aussteller anfangen. Jeder Schritt sagt, ob er erledigt ist, und führt mit einem Knopf dorthin.',
        },
        {
          steps: [
            {
              text: 'Tragen Sie unter **Messe und Kontakt** ein, wie die Messe heisst und wen die Aussteller anrufen können. Zeiten und Unterschrift haben je einen Text pro Sprache.',
              picture: 'organiser-fair',
              shows: 'Name der Messe und Kontakt, wie die Aussteller sie lesen.',
            },
            {
              text: 'Senden Sie sich im zweiten Schritt eine Probe und sehen Sie im Posteingang nach, auch bei der Werbung. Antworten Sie einmal: Die Antwort muss dort ankommen, wo Sie die Fragen der Aussteller lesen.',
              picture: 'organiser-setup',
              shows: 'Die Schritte beim Einrichten; erledigte haben ein Häkchen.',
            },
            {
              text: 'Drücken Sie **Grunddaten laden**. Rebblatt bringt Länder, Weinregionen, Rebsorten, Weintypen, Flaschengrössen, Auszeichnungen, Schiffe und Decks mit. Nehmen Sie bei dem, was Sie nicht brauchen, den Haken weg, und drücken Sie **Laden**.',
              picture: 'organiser-base-data',
              shows: 'Die Grunddaten, mit der Zahl dessen, was dazukommt.',
            },
            {
              text: 'Bringen Sie **Stände**, **Seitentitel** und **Dienstleistungen** als Excel-Listen mit: **Aus einer Liste** zeigt zuerst, was geschieht, und schreibt erst auf **Übernehmen**; danach sind Sie wieder beim nächsten Schritt. Wer lieber tippt: Mit **Und noch einen erfassen** bleibt das Formular offen; Schiff, Deck und Messe bleiben gewählt.',
            },
            {
              text: 'Legen Sie den ersten Katalog an. Bringen Sie dann die Aussteller mit: Die Liste hat Firma, Adresse, E-Mail, Sprache und, wo Sie mögen, den Katalog. Eine Liste am falschen Ort erkennt Rebblatt und liest sie am richtigen.',
              picture: 'organiser-list',
              shows: 'Eine Liste, bevor sie übernommen wird: was neu ist und was fehlt.',
            },
            {
              text: 'Wer aus einer Liste kommt, hat noch kein Passwort. Drücken Sie **Noch nicht Eingeladene einladen**, oder setzen Sie Haken und drücken Sie **Einladen**: Jede Firma erhält in ihrer Sprache eine E-Mail mit der Messe, dem letzten Tag und einem Link, der 30 Tage gilt. Die Liste zeigt, wer die Einladung geöffnet hat und wessen Adresse nicht stimmt.',
              picture: 'organiser-invite',
              shows: 'Die Aussteller ohne Passwort, mit dem Stand ihrer Einladung.',
            },
            {
              text: 'Wer sich selbst registriert, wartet auf Sie: Haken setzen, dann **Freischalten**.',
            },
            {
              text: 'Bestellungen, die auf Papier kamen, nimmt **Aus einer Liste** bei den Anfragen; die Liste der Jury steht bei den **Auszeichnungen**. Beide finden Sie auch unter den Schritten.',
            },
          ],
        },
        {
          note: 'Grunddaten lassen sich jederzeit nachladen. Was Sie schon haben, kommt nicht doppelt dazu, auch nicht unter einem anderen Namen: Blauburgunder ist Pinot Noir.',
        },
        {
          text: 'Die Liste steht zuoberst im Menü, bis alles erledigt ist. Keiner der Schritte ist Pflicht; mit **Liste weglegen** verschwindet sie.',
        },
      ],
    },
    {
      id: 'reference',
      title: 'Stammdaten',
      blocks: [
        {
          text: 'Stammdaten sind die Listen, aus denen Sie und die Aussteller auswählen. Sie gelten für alle Kataloge. Prüfen Sie sie, bevor die Datensammlung beginnt; was fehlt, kann niemand wählen.',
        },
        {
          facts: [
            ['Seitentitel', 'die Überschriften der Seiten'],
            ['Stände', 'ohne sie kann keine Anfrage angenommen werden'],
            ['Schiffe und Decks', 'der Ort der Stände an der Hauptmesse'],
            ['Länder und Regionen', 'die Herkunft der Weine und das Verzeichnis der Regionen'],
            ['Flaschengrössen', 'zu jeder hat ein Wein seinen Preis'],
            ['Weintypen, Weinkategorien, Rebsorten', 'die Angaben zu jedem Wein'],
            ['Dienstleistungen', 'was die Aussteller mit der Anfrage bestellen können'],
          ],
        },
        {
          steps: [
            {
              text: 'Legen Sie zuerst **Schiffe** und **Decks** an. Bei **Reihenfolge** steht, wann der Rundgang vorbeikommt: das erste Schiff hat 1, das unterste Deck hat 1.',
            },
            {
              text: 'Legen Sie dann die **Stände** an. Wählen Sie zu jedem die Messe; an der Hauptmesse gehören Schiff und Deck dazu.',
            },
            { text: 'Legen Sie zuerst das Land an, dann seine Regionen.' },
            {
              text: 'Haken Sie bei den wichtigsten Flaschengrössen **Zuerst anbieten** an. Sie stehen dann in der Auswahl zuoberst.',
            },
          ],
        },
        {
          text: 'Unter **Stände** sehen Sie auch, welcher Aussteller im laufenden Katalog welchen Stand hat. Ein Klick auf den Namen führt zu seiner Anfrage.',
        },
        {
          note: 'Was in Gebrauch ist, lässt sich nicht löschen; Rebblatt nennt den Grund. Vorsicht bei Ländern: Mit einem Land verschwinden auch seine Regionen.',
        },
      ],
    },
    {
      id: 'catalog',
      title: 'Ein neuer Katalog',
      blocks: [
        {
          text: 'Ein Katalog gehört zu einer Messe. Sein Beginn und sein Ende sagen, wann die Aussteller daran arbeiten können: Das ist die Datensammlung.',
        },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Kataloge**.',
              picture: 'organiser-catalogs',
              shows: 'Die Kataloge, der neueste zuoberst. Der laufende ist bezeichnet.',
            },
            {
              text: 'Wählen Sie **Katalog hinzufügen** und geben Sie Name, Beginn, Ende und Messe ein. Zwei Kataloge dürfen nicht gleichzeitig laufen.',
            },
            {
              text: 'Bei **Erinnerungen** stehen die Tage vor dem Ende, an denen Rebblatt von selbst an Offenes erinnert; vorgeschlagen sind 21, 7 und 2. Leer heisst: keine.',
            },
            {
              text: 'Drücken Sie **Speichern**. Der Katalog hat schon zwei Seiten: die Verzeichnisse der Aussteller und der Regionen. Sie füllen sich von selbst.',
            },
          ],
        },
        { heading: 'Die Gestaltung' },
        {
          text: 'Jeder Katalog kann sein eigenes Aussehen haben.',
        },
        {
          steps: [
            {
              text: 'Öffnen Sie den Katalog mit dem Stift und drücken Sie **Gestaltung**. Neben dem Formular stehen Seiten des Katalogs, wie sie gedruckt werden; sie ändern sich mit jeder Wahl.',
              picture: 'organiser-design',
              shows: 'Die Gestaltung, daneben Seiten des Katalogs.',
            },
          ],
        },
        {
          list: [
            'Die **Schmuckfarbe** ist die der Überschriften, Namen und Auszeichnungen. Wählen Sie eine vorgeschlagene oder eine eigene in Prozent von Cyan, Magenta, Gelb und Schwarz. Was zu viel Farbe für das Papier oder zu hell für kleine Schrift ist, wird nicht angenommen.',
            'Der **Satz am Fuss der Weinseiten** sagt, was für die Preise gilt.',
            '**Unter dem Namen eines Weins** stehen auf Wunsch Rebsorten, Region oder beides, auf vollen Seiten hinter dem Namen. Weine ohne Alkohol lassen sich kennzeichnen. Gedruckt wird, was bei der Freigabe der Seite galt.',
            'Ein **QR-Code auf Weinseiten** führt zur Seite im Netz. Auf Seiten, die dafür zu voll sind, fehlt er; welche der freigegebenen das sind, steht nach dem Speichern dabei.',
            '**Marken am Rand nach Seitentitel** zeigen am geschlossenen Katalog, wo ein Titel beginnt.',
            'Das **Zeichen der Messe** steht oben auf den Seiten der Register. Laden Sie es als PDF hoch: eine Seite, als Zeichnung in CMYK, bis an das Zeichen beschnitten. Es wird sofort geprüft wie ein Logo. Hat es Fehler, etwa Bildschirmfarben (RGB), wird nichts gespeichert, und darunter steht, was zu beheben ist. Ein neues Zeichen ändert bei der nächsten Lieferung die Seiten der Register.',
          ],
        },
        {
          text: 'Die Gestaltung gilt für alle Seiten, auch für freigegebene; ihr Inhalt bleibt. Passt eine davon mit dem, was neu dazukommt, nicht mehr auf ihr Blatt, wird nichts gespeichert und die Seite genannt. Ein Buch, das schon generiert ist, gilt danach als überholt.',
        },
        { heading: 'Am ersten Tag' },
        {
          text: 'Der Katalog wird von selbst aktiv. Im Menü erscheinen **Anfragen** und **Katalogseiten**, und die Aussteller können ihre Anfrage stellen. Der Beginn lässt sich jetzt nicht mehr ändern.',
        },
        { heading: 'Am letzten Tag' },
        {
          text: 'Die Aussteller können bis Mitternacht arbeiten. Danach ist der Katalog beendet. Das Ende können Sie jederzeit verschieben; mehr dazu im Kapitel «Das Ende der Datensammlung».',
        },
        {
          note: 'Die Messe eines Katalogs lässt sich nur ändern, solange er keine Stände und keine Seiten der Aussteller hat. Löschen lässt er sich nur ohne Aussteller und ohne ihre Seiten.',
        },
      ],
    },
    {
      id: 'next-fair',
      title: 'Der nächste Katalog',
      blocks: [
        {
          text: 'Nach einer Messe entsteht die nächste aus ihr. Name und Tage sind vorgeschlagen, und Sie sehen vorher, was übernommen wird und wie viel es ist. Anderes kommt nicht mit.',
        },
        {
          steps: [
            {
              text: 'Öffnen Sie unter **Kataloge** den letzten Katalog mit dem Stift und drücken Sie **Nächster Katalog**.',
            },
            {
              text: 'Prüfen Sie Name, Beginn und Ende. Nehmen Sie den Haken weg bei dem, was nicht mitkommen soll: Inhaltsseiten, ihre Dateien, die Gestaltung.',
              picture: 'organiser-next',
              shows: 'Der nächste Katalog mit dem, was übernommen wird.',
            },
            {
              text: 'Bei **Bestellungen vom letzten Mal als Vorschlag** sind alle gewählt, die teilgenommen haben. Klappen Sie die Liste auf, um einzelne wegzulassen.',
            },
            {
              text: 'Drücken Sie **Katalog anlegen**. Sie sehen nun, wem was vorgeschlagen ist und was dem entgegensteht, zum Beispiel ein Stand, den inzwischen jemand anderes hat.',
            },
          ],
        },
        { heading: 'Was ein Vorschlag ist' },
        {
          text: 'Ein Vorschlag ist keine Anfrage und hält keinen Stand. Sobald die Datensammlung läuft, sehen die Aussteller ihn unter **Anfrage** und bestellen mit einem Klick wieder so, oder sie ändern etwas. Wer noch kein Passwort hat, liest es in der Einladung.',
        },
        { heading: 'Für die Aussteller annehmen' },
        {
          steps: [
            {
              text: 'Öffnen Sie den Katalog und wählen Sie **Vorschläge ansehen**. Das geht schon vor dem Beginn der Datensammlung.',
            },
            {
              text: 'Nehmen Sie den Haken weg bei denen, die warten sollen, und nehmen Sie die übrigen an. Stände und Seiten sind dann zugeteilt, und jeder Aussteller erhält eine E-Mail.',
            },
            {
              text: 'Was nicht geht, bleibt mit dem Grund stehen. Übernehmen Sie es als Anfrage; unter **Anfragen** wählen Sie einen anderen Stand oder Titel.',
            },
          ],
        },
        {
          note: 'Wer inzwischen selbst bestellt hat, steht als bestätigt oder anders bestellt da. Zweimal annehmen schadet nicht, auch nicht zu zweit.',
        },
      ],
    },
    {
      id: 'exhibitors',
      title: 'Aussteller',
      blocks: [
        {
          text: 'Aussteller registrieren sich selbst. Sie erhalten dann eine E-Mail und prüfen das Konto. Ein Klick auf eine Zeile öffnet alles, was zum Aussteller gehört, der Stift sein Formular. Die Symbole sagen, was sie tun, wenn Sie mit der Maus darauf zeigen; was seltener gebraucht wird, steht im Menü mit den drei Punkten.',
        },
        { heading: 'Mehrere Personen einer Firma' },
        {
          text: 'Das Konto eines Ausstellers ist das der Firma. Weitere Personen melden sich mit ihrer eigenen Adresse an und handeln für die Firma. Der Aussteller verwaltet sie in seinem Profil, Sie in seinem Eintrag unter **Personen**. Wird die Firma gesperrt, kann sich keine von ihnen anmelden. Bei jeder Person ist angekreuzt, welche E-Mails an die Firma sie auch bekommt.',
        },
        { heading: 'Notizen und Nachfassen' },
        {
          text: 'Unter dem Formular eines Ausstellers, und ebenso bei allem, was er zu einem Katalog hat, stehen die **Notizen** der Messeleitung: wer angerufen hat, was bis wann kommt. Nur Sie sehen sie, der Aussteller nie. Ein Tag bei **Nachfassen am** bringt die Notiz ab dann auf die Startseite, bis Sie **Erledigt** drücken; in der Liste der Aussteller zeigt die Ansicht **Nachfassen** alle Firmen mit einer fälligen Notiz.',
        },
        { heading: 'Ein Konto freischalten' },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Aussteller** und dann die Ansicht **Freizuschalten**.',
              picture: 'organiser-exhibitors',
              shows: 'Die Aussteller mit ihren Katalogen und dem Stand ihres Kontos.',
            },
            { text: 'Öffnen Sie den Eintrag mit dem Stift und prüfen Sie die Angaben.' },
            {
              text: 'Haken Sie **Konto freigeschaltet** an und speichern Sie, oder wählen Sie es in der Liste im Menü mit den drei Punkten. Der Aussteller erhält eine E-Mail und kann sich anmelden.',
            },
          ],
        },
        { heading: 'Einen Aussteller selbst anlegen' },
        {
          text: 'Das kann die Super-Administration, mit **Aussteller hinzufügen**. Der Aussteller erhält eine E-Mail ohne das Passwort; sagen Sie es ihm selbst.',
        },
        { heading: 'Einem Katalog zuteilen' },
        {
          steps: [
            {
              text: 'Haken Sie die Aussteller in der Liste an und drücken Sie **Einem Katalog zuteilen**.',
            },
            {
              text: 'Wählen Sie den Katalog und drücken Sie **Zuteilen**. Wer zugeteilt ist, bekommt die Nachrichten zu diesem Katalog.',
            },
          ],
        },
        {
          text: 'Nötig ist das nicht: Mit der Annahme seiner Anfrage gehört ein Aussteller von selbst zum Katalog.',
        },
        { heading: 'Als Aussteller arbeiten' },
        {
          text: 'Am Telefon hilft es, dasselbe zu sehen wie der Aussteller. Das Symbol mit dem Pfeil in die Tür meldet Sie an seiner Stelle an. Was Sie ändern, wird mit Ihrem Namen festgehalten. **Zurück zum eigenen Konto** bringt Sie dahin zurück, wo Sie waren.',
        },
        { heading: 'Wenn sich jemand nicht anmelden kann' },
        {
          list: [
            'Öffnen Sie den Aussteller mit dem Stift und drücken Sie unter «Zugang» **Link für neues Passwort mailen**. Der Link gilt eine Stunde.',
            'Eilt es, geben Sie im selben Formular bei **Neues Passwort** eines ein und sagen es am Telefon. Der Aussteller wird überall abgemeldet und erhält eine E-Mail ohne das Passwort.',
            '**Passwort zurücksetzen** braucht das bisherige Passwort und steht nur der Super-Administration offen.',
            '**Überall abmelden** beendet alle Sitzungen, zum Beispiel nach einem verlorenen Telefon. Das Passwort bleibt.',
          ],
        },
        {
          note: 'Wer nicht mehr teilnimmt, wird gesperrt, nicht gelöscht: Nehmen Sie den Haken bei **Konto freigeschaltet** weg. Die Daten bleiben. **Aussteller löschen** ist für irrtümliche Registrierungen.',
        },
      ],
    },
    {
      id: 'requests',
      title: 'Über Anfragen entscheiden',
      blocks: [
        {
          text: 'Mit der Anfrage bestellt ein Aussteller Stände, Seiten und Dienstleistungen. Ihre Annahme gibt ihm die Stände, legt seine Seiten an und nimmt ihn in den Katalog auf.',
        },
        {
          steps: [
            {
              text: 'Drücken Sie unter **Katalogseiten** den Knopf **Entscheiden** und wählen Sie den Reiter der Anfragen. Zuerst kommt, was zuerst gesendet wurde.',
              picture: 'organiser-decide-request',
              shows: 'Eine Anfrage mit dem Vorschlag für Stände und Seiten.',
            },
            {
              text: 'Lesen Sie die Bestellung und darunter den Vorschlag: die Stände vom letzten Mal oder sonst freie, und zu jeder Seite ihr Stand und ihr Titel. Wer mehrere Stände bestellt, bekommt sie **nebeneinander** vorgeschlagen; geht das nicht, steht es dabei. Steht bei der Bestellung **Gewünschtes Deck**, kommt es zuerst, wenn dort genug frei ist; sonst steht auch das dabei. Hat jemand anderes den Stand vom letzten Mal und könnte an den eigenen von damals zurück, steht darunter ein Knopf, der das tut; er fragt zuerst und sagt, was sich ändert.',
            },
            {
              text: 'Stimmt der Vorschlag, drücken Sie **Annehmen** oder die Taste A. Der Aussteller erhält eine E-Mail, und die nächste Anfrage folgt von selbst.',
            },
            {
              text: 'Stimmt er nicht, drücken Sie **Anpassen** oder die Taste E. Im Formular wählen Sie andere Stände und Titel und ändern Zahlen und Dienstleistungen. Die Tasten A und R wählen dort nur; **Speichern** entscheidet.',
            },
            {
              text: 'Ein Versehen? **Rückgängig** in der Meldung unten nimmt den Entscheid zurück, und der Aussteller erfährt nichts davon. Die Meldung steht nur einige Sekunden.',
            },
          ],
        },
        { heading: 'Ablehnen' },
        {
          text: 'Drücken Sie **Ablehnen** oder die Taste R und schreiben Sie den Grund; der Aussteller liest ihn in der E-Mail. Stände und Titel brauchen Sie dafür nicht. Sie können die Anfrage später noch annehmen.',
        },
        { heading: 'Aus der Liste' },
        {
          steps: [
            {
              text: 'Unter **Anfragen** stehen alle, auch die entschiedenen. Wählen Sie die Ansicht **Wartet auf Entscheid**.',
              picture: 'organiser-requests',
              shows: 'Die Anfragen an den laufenden Katalog in der Reihenfolge ihres Eingangs.',
            },
            {
              text: 'Öffnen Sie eine mit dem Stift. Was der Aussteller seit Ihrem letzten Blick geändert hat, ist bezeichnet, mit dem früheren Wert daneben.',
              picture: 'organiser-request',
              shows: 'Eine Anfrage mit Bestellung, Ständen, Seiten und Entscheid.',
            },
            {
              text: 'Wählen Sie bei **Zugeteilte Stände** so viele Stände, wie bestellt sind, und zu jeder Seite Stand und Titel. Vergebene Stände stehen mit ihrem Aussteller in der Liste und lassen sich nicht wählen.',
            },
            {
              text: 'Wählen Sie unten **annehmen** oder **ablehnen**, schreiben Sie dem Aussteller, was er wissen soll, und drücken Sie **Speichern**. **Nächste zu entscheiden** führt zur nächsten.',
            },
          ],
        },
        { heading: 'Mehrere auf einmal' },
        {
          text: 'Haken Sie unter **Anfragen** mehrere an und drücken Sie **Annehmen wie vorgeschlagen**. Rebblatt zeigt zuerst, wie viele sich annehmen lassen und warum die anderen nicht; erst der zweite Druck nimmt an.',
        },
        { heading: 'Bestellungen auf Papier' },
        {
          text: 'Was auf Papier oder am Telefon bestellt wurde, bringen Sie als Liste mit: **Anfragen**, **Aus einer Liste**. Jede Zeile nennt die Firma, ihre Stände, die Zahl der Seiten, wenn Sie wollen auch Titel und Dienstleistungen. Daraus werden Anfragen, die auf Ihren Entscheid warten; der Vorschlag hat schon die Stände und Titel der Liste. Eine E-Mail geht erst mit Ihrem Entscheid hinaus.',
        },
        { heading: 'Nach der Annahme ändern' },
        {
          list: [
            'Andere Stände oder Titel: Ändern Sie sie in der Anfrage und speichern Sie noch einmal.',
            'Mehr Seiten: Erhöhen Sie die Zahl. Was fehlt, wird angelegt.',
            'Weniger Seiten: Die überzähligen bleiben, bis Sie sie in der Seitenliste löschen.',
            'Ist eine Seite freigegeben, bleiben ihr Stand und ihr Titel, bis die Freigabe zurückgezogen ist.',
            'Lehnen Sie eine angenommene Anfrage ab, werden ihre Stände frei und ihre Seiten nicht mehr gedruckt. Rebblatt fragt vorher. Gelöscht wird nichts.',
          ],
        },
        {
          note: 'Nach Ihrem Entscheid kann der Aussteller die Anfrage nicht mehr ändern. Er wendet sich an Sie.',
        },
      ],
    },
    {
      id: 'logos',
      title: 'Logos genehmigen',
      blocks: [
        {
          text: 'Jedes Logo wird zuerst von Rebblatt geprüft und dann von Ihnen genehmigt. Erst dann kann es auf einer Weinseite stehen, und ohne Logo lässt sich keine Weinseite freigeben. Sehen Sie darum oft nach.',
        },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Logos** und dann die Ansicht **Zu genehmigen**.',
              picture: 'organiser-logos',
              shows: 'Die Logos mit ihrer Prüfung und Genehmigung.',
            },
            {
              text: 'Klicken Sie auf ein Logo. Sie sehen es gross, mit dem Prüfbericht: Ist es die richtige Firma, ist es gut lesbar?',
            },
            {
              text: 'Drücken Sie **Genehmigen**, oder schreiben Sie, was zu ändern ist, und drücken Sie **Ablehnen**.',
            },
          ],
        },
        {
          text: 'Warten viele, legt Ihnen **Nacheinander entscheiden** eines nach dem anderen vor: A genehmigt, R lehnt ab.',
        },
        { heading: 'Ein fehlerhaftes Logo' },
        {
          text: 'Der Aussteller sieht den Prüfbericht auch und kann eine berichtigte Datei hochladen. Soll das Logo trotzdem gedruckt werden, drücken Sie im Prüfbericht **Trotz Fehlern drucken** und schreiben eine Begründung. Danach können Sie es genehmigen.',
        },
        { heading: 'Für einen Aussteller hochladen' },
        {
          text: `Wählen Sie **Logo hochladen**, dann den Aussteller und die Datei: ein Bild, ein SVG oder ein PDF. Was nicht schon ${figures.logo} gross ist, wird von selbst eine solche Seite; **Grösse und Hintergrund** ändert sie. Bei **Prüfung** wählen Sie in der Regel **Mit Prüfung**. Bei **Direkt übernehmen, Mängel nur melden** wird auch ein Logo mit Fehlern gedruckt; der Bericht für die Druckerei nennt dann die Seite.`,
        },
        {
          note: 'Mit **Ablehnen** nehmen Sie eine Genehmigung zurück, solange keine Seite das Logo verwendet. Wird ein Logo abgelehnt, erhält der Aussteller eine E-Mail mit Ihren Worten; abgelehnte und fehlerhafte stehen auch in den Erinnerungen.',
        },
      ],
    },
    {
      id: 'pages',
      title: 'Seiten ordnen und hinzufügen',
      blocks: [
        {
          text: 'Unter **Katalogseiten** stehen alle Seiten des laufenden Katalogs in der Reihenfolge des Buchs. Die Seiten eines anderen Katalogs öffnen Sie unter **Kataloge** mit dem Symbol des Blatts.',
        },
        {
          steps: [
            {
              text: 'Zuoberst liegt der **Bogenplan**, den ein Klick auf seinen Namen ausklappt und wieder einklappt: jede gedruckte Seite ein Feld, in Gruppen zu vier; die Farbe zeigt die Art, die Füllung den Stand. Unter dem Zeiger erscheint die Seite im Kleinen, ein Klick öffnet sie, und mit der Maus lässt sie sich an einen anderen Platz ziehen.',
              picture: 'organiser-pages',
              shows: 'Der Bogenplan und darunter die Seiten des Katalogs.',
            },
            {
              text: 'Ziehen Sie eine Zeile am Griff an ihren Platz, oder schreiben Sie die neue Zahl in die Spalte **Position**. Was dazwischen steht, rückt nach.',
            },
            {
              text: 'Ziehen lässt sich nur, wenn die Liste nach Position sortiert ist. Der Griff bietet sonst **Nach Position sortieren** an.',
            },
          ],
        },
        { heading: 'Eine Seite hinzufügen' },
        {
          text: 'Drücken Sie **Seite hinzufügen** und wählen Sie die Art. Das geht nur im laufenden Katalog.',
        },
        {
          facts: [
            ['Weinseite', 'Aussteller, Seitentitel und Stand wählen; der Aussteller füllt sie'],
            ['Inserat', 'Aussteller und Seitentitel wählen; der Aussteller lädt die PDF-Datei hoch'],
            [
              'Inhaltsseite',
              `Ihre eigene PDF-Datei mit einer oder mehreren Seiten, je 216 × 141 mm mit Beschnitt, höchstens ${figures.pdfMb} MB; sie braucht keine Freigabe`,
            ],
            ['Weintour', 'entsteht sofort, aus Schiffen, Decks und Ständen'],
            [
              'Verz. Rebsorten, Auszeichnungen, Schiffe, Weintypen',
              'entstehen sofort, aus den Seiten und ihren Weinen; von jedem eines',
            ],
          ],
        },
        {
          text: 'Zur Wahl stehen die Aussteller des Katalogs und die Stände, die ihnen zugeteilt sind. Auch Dateien, die Sie hochladen, werden geprüft; der Bericht steht neben der Seite.',
        },
        { heading: 'Vier Seiten ein Bogen' },
        {
          text: 'Gedruckt wird in Bogen zu vier Seiten. Der Bogenplan zählt die Seiten, wie das Buch sie hat, wenn alles angenommen ist; die gestrichelten Felder am Ende zeigen, was zum letzten Bogen fehlt. Wie viele es jetzt wären, sagt **Seiten zählen**.',
        },
        { heading: 'Das Buch durchblättern' },
        {
          text: '**Durchblättern** neben dem Bogenplan schlägt das ganze Buch auf, bevor es generiert ist: **Alles Geplante** oder nur, **Was jetzt gedruckt würde**. Sie blättern mit den Pfeiltasten, schlagen eine Seitenzahl auf oder springen mit **Nächste offene Seite** zu dem, was noch zu tun ist.',
        },
        {
          note: 'Ohne den Haken **Seite aktiv** bleibt eine Seite erhalten, wird aber nicht gedruckt. Eine angenommene Seite lässt sich nicht löschen; nehmen Sie zuerst die Annahme zurück.',
        },
      ],
    },
    {
      id: 'releases',
      title: 'Über Freigaben entscheiden',
      blocks: [
        {
          text: 'Gibt ein Aussteller eine Seite frei, erhalten Sie eine E-Mail. Ab jetzt ist die Seite gesperrt, bis Sie entschieden haben. Gedruckt werden Weinseiten und Inserate erst, wenn sie angenommen sind.',
        },
        { heading: 'Eine nach der anderen' },
        {
          text: 'Unter **Entscheiden** liegt alles bereit, was auf Sie wartet: Seiten, Logos und Anfragen, je in einem Reiter mit ihrer Zahl. Überall gelten dieselben Tasten. Zuerst kommt, was am längsten wartet.',
        },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Kataloge**. Im **Stand des Katalogs** steht, wie viele Seiten warten und seit wann; **Entscheiden** führt zu ihnen. Denselben Knopf haben **Katalogseiten** und **Druck**.',
              picture: 'organiser-decide',
              shows: 'Eine freigegebene Seite, daneben der Entscheid und der Aussteller.',
            },
            {
              text: 'Lesen Sie die Seite. Sie liegt gross da, daneben stehen der Aussteller mit Kontakt, Stand und Titel und wer sie wann freigegeben hat; bei einem Inserat auch sein Prüfbericht.',
            },
            {
              text: 'War die Seite schon einmal freigegeben, ist auf ihr umrahmt, was seither anders ist; daneben steht, wie viele Stellen es sind, und ein Klick auf eine zeigt sie gross. Mit der Taste M blenden Sie die Rahmen aus und ein. **Änderungen** zeigt jede Kleinigkeit davon, und **Vorher** die Seite von damals. Die **Druckansicht** zeigt, wie sie gedruckt wird, auch jede der vier Farben für sich. Mit **100 %** und **200 %** sehen Sie sie in wirklicher und doppelter Grösse.',
            },
            {
              text: 'Drücken Sie **Annehmen** oder die Taste A. Die nächste Seite folgt von selbst; oben steht, die wievielte es ist.',
            },
            {
              text: 'Wollen Sie eine Seite erst später entscheiden, gehen Sie mit den Pfeilen oben weiter, mit den Tasten J und K oder mit den Pfeiltasten.',
            },
            {
              text: 'Ein Versehen? Drücken Sie in der Meldung unten **Rückgängig**. Die Seite ist wieder da, und der Aussteller erfährt nichts davon. Die Meldung steht nur einige Sekunden.',
            },
          ],
        },
        { heading: 'Ablehnen' },
        {
          steps: [
            {
              text: 'Drücken Sie **Ablehnen** oder die Taste R und schreiben Sie, was zu ändern ist. Der Aussteller liest genau diese Worte, in der E-Mail und auf der Seite.',
            },
            {
              text: 'Was Sie oft schreiben, halten Sie als **Textbausteine** bereit: Ein Klick oder Alt mit der Ziffer daneben setzt einen ein. Angeboten werden sie in der Sprache des Ausstellers, für Seiten, Logos und Anfragen je eigene; mit **Textbausteine bearbeiten** schreiben, ordnen und löschen Sie sie.',
            },
            {
              text: 'Ein Klick auf die Seite setzt eine **Anmerkung** an diese Stelle, mit einer Nummer und eigenen Worten. Der Aussteller sieht sie am selben Ort und hakt ab, was er geändert hat. Mit **Anmerkung hinzufügen** schreiben Sie eine ohne Stelle.',
            },
            {
              text: 'Drücken Sie **Ablehnen und weiter** oder Strg + Eingabe. **Abbrechen** lässt die Seite, wie sie ist.',
            },
          ],
        },
        {
          text: 'Gibt der Aussteller die Seite neu frei, stehen Ihre Anmerkungen wieder neben ihr, mit dem, was er für erledigt hält.',
        },
        { heading: 'Mehrere Seiten auf einmal' },
        {
          text: 'Haken Sie unter **Katalogseiten** Zeilen an, mit der Umschalttaste auch alle dazwischen. Über der Liste können Sie sie dann **Annehmen**, mit einer gemeinsamen Anmerkung **Ablehnen**, **Aktivieren**, **Deaktivieren**, **Verschieben** oder **Als PDF** herunterladen. Die Ansicht **Warten auf Entscheid** zeigt nur die Seiten, die warten. Was nicht geht, bleibt, wie es ist, und Rebblatt nennt den Grund. **Rückgängig** in der Meldung nimmt jede dieser Änderungen zurück.',
        },
        {
          note: 'Der Link in der E-Mail führt auf die Seite selbst. Auch dort können Sie entscheiden: bei **Entscheid über die Seite** wählen und speichern.',
        },
        { heading: 'Eine kleine Korrektur vorschlagen' },
        {
          steps: [
            {
              text: 'Für einen Schreibfehler auf einer freigegebenen Weinseite braucht es keine Ablehnung: Drücken Sie **Korrektur vorschlagen**, auf der Seite oder beim Entscheiden, wo es auch die Taste C ist.',
            },
            {
              text: 'Ändern Sie einzelne Texte. Darunter steht, was sich ändert: das Alte durchgestrichen, das Neue unterstrichen. Drücken Sie **Vorschlagen**.',
            },
            {
              text: 'Der Aussteller übernimmt die Korrektur oder antwortet. Bis dahin bleibt die Seite freigegeben, und Sie können den Vorschlag mit **Korrektur zurückziehen** wieder aufheben.',
            },
            {
              text: 'Übernommen ist die Seite neu freigegeben und wartet auf Ihren Entscheid. **Änderungen** zeigt genau, was Sie vorgeschlagen haben.',
            },
          ],
        },
        {
          note: 'Nehmen Sie die Seite vorher an, so wird sie gedruckt, wie sie freigegeben war. Steht ein Text auch auf anderen Seiten, so werden sie genannt: Jede druckt, was für sie freigegeben ist, und wird für sich korrigiert. Hat der Aussteller seit der Freigabe selbst etwas geändert, so lässt sich nichts vorschlagen; lehnen Sie die Seite dann ab.',
        },
        { heading: 'Was früher freigegeben war' },
        {
          text: 'Jede Freigabe ergibt einen Abzug: die Seite, wie sie damals war. Bei der Seite und beim Entscheiden zählt **Abzüge** sie auf, mit dem, was daraus geworden ist. Sie können jeden ansehen und je zwei vergleichen.',
        },
        { heading: 'Einen Entscheid ändern' },
        {
          steps: [
            {
              text: 'Eine angenommene Seite: Drücken Sie **Annahme zurücknehmen**. Sie ist wieder freigegeben, und Sie können neu entscheiden.',
            },
            {
              text: 'Eine freigegebene Seite: Drücken Sie **Freigabe zurückziehen**. Sie ist wieder ein Entwurf, und der Aussteller kann sie ändern.',
            },
          ],
        },
        { text: 'Beides meldet eine E-Mail dem Aussteller.' },
        { heading: 'Eine Seite für den Aussteller fertigstellen' },
        {
          text: 'Entwürfe können Sie selbst öffnen, ändern und mit **Seite freigeben** freigeben. Das geht auch nach dem Ende der Datensammlung.',
        },
        { heading: 'Ein Inserat mit Fehlern' },
        {
          text: 'Findet die Prüfung einen Fehler, lässt sich das Inserat nicht freigeben. Am besten kommt eine berichtigte Datei. Geht das nicht mehr, öffnen Sie das Inserat, drücken unter dem Prüfbericht **Trotz Fehlern drucken** und schreiben eine **Begründung**. Danach ist die Freigabe möglich.',
        },
        {
          list: [
            'Ihr Name und die Begründung stehen beim Bericht und im Manifest für die Druckerei.',
            '**Entscheid zurücknehmen** geht, solange die Seite nicht freigegeben ist. Eine neue Datei hebt den Entscheid von selbst auf.',
            'Lässt sich die Datei nicht öffnen, ist sie geschützt oder hat sie die falsche Zahl von Seiten, gibt es nichts zu drucken und nichts zu entscheiden.',
          ],
        },
      ],
    },
    {
      id: 'standing',
      title: 'Sehen, wo der Katalog steht',
      blocks: [
        {
          text: 'Unter **Kataloge**, **Katalogseiten** und **Druck** steht zuoberst der **Stand des Katalogs**: wie viele Seiten angenommen, abgelehnt oder in Arbeit sind, was auf Sie wartet und wie viele Seiten jetzt gedruckt würden. Jede Zahl führt zu genau diesen Einträgen.',
        },
        { heading: 'Jeder Aussteller' },
        {
          steps: [
            {
              text: 'Drücken Sie daneben **Fortschritt der Aussteller**. Eine Zeile sagt von jedem, wie es um Anfrage, Stand, Logo und Seiten steht.',
              picture: 'organiser-progress',
              shows: 'Der Fortschritt der Aussteller mit seinen Ansichten.',
            },
            {
              text: 'Wählen Sie eine Ansicht, zum Beispiel **Logo nicht bereit** oder **Seiten nicht fertig**. Der Knopf zum Erinnern gilt für die Aussteller, die Sie sehen.',
            },
            {
              text: 'Öffnen Sie einen Aussteller. Da steht, was jeder seiner Seiten fehlt, wann er sich zuletzt angemeldet hat, welche E-Mails er bekam und was er letztes Mal hatte. Von hier melden Sie sich an seiner Stelle an, geben ihm mehr Zeit oder legen fehlende Seiten an wie letztes Mal.',
            },
          ],
        },
        { heading: 'Die Listen der Messe' },
        {
          steps: [
            {
              text: 'Drücken Sie auf dem Fortschritt oder bei einem Katalog **Listen**. **Stände** sagt Schiff um Schiff und Deck um Deck, wer wo steht und was frei ist, **Dienstleistungen**, wer was in welcher Zahl bestellt hat, **Adressen**, wie man wen erreicht. Suchen und wählen Sie, was Sie brauchen.',
              picture: 'organiser-lists',
              shows: 'Die Stände, Schiff um Schiff und Deck um Deck.',
            },
            {
              text: '**Drucken** bringt die Liste so, wie Sie sie sehen, auf Papier: mit Titel und Datum, jedes Schiff auf einem eigenen Blatt. **Herunterladen** macht daraus eine Datei für Excel.',
            },
            {
              text: '**Plan** zeigt die Stände eines Decks als Karten. Ziehen Sie einen Aussteller auf einen freien Stand, oder auf einen anderen Aussteller, dann tauschen die beiden. Mit der Tastatur geht es am Griff der Karte mit Leertaste und Pfeiltasten, ohne Ziehen mit **Stand wechseln** im Menü der Karte.',
              picture: 'organiser-plan',
              shows: 'Der Plan eines Schiffs mit freien und vergebenen Ständen.',
            },
            {
              text: 'Bevor etwas geschieht, steht da, wer wohin kommt, wessen Seiten den neuen Stand drucken und ob das Buch danach überholt ist. Beide Aussteller bekommen eine E-Mail. Wer eine freigegebene Seite an diesem Stand hat, behält ihn, bis die Freigabe aufgehoben ist.',
            },
          ],
        },
        { heading: 'Listen mitnehmen' },
        {
          text: '**Herunterladen** über einer Liste macht daraus eine Datei für Excel oder eine CSV-Datei: so gefiltert und sortiert, wie Sie die Liste sehen, mit den Spalten, die Sie wählen. Die Datei der **Anfragen** zählt auf einem zweiten Blatt auch zusammen, was bestellt und angenommen ist.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'Nachrichten und Erinnerungen',
      blocks: [
        {
          text: 'Beides beginnt im Menü bei **Aussteller**. Schreiben können Sie jederzeit; erinnern, solange ein Katalog läuft oder jemand länger darf.',
        },
        { heading: 'Allen schreiben' },
        {
          steps: [
            { text: 'Drücken Sie **E-Mail senden**.' },
            {
              text: 'Schreiben Sie Betreff und Nachricht, mit Anrede und Gruss. Rebblatt übersetzt Ihren Text nicht. Lesen Empfänger Französisch oder Englisch, können Sie für sie eine eigene Fassung schreiben; ohne sie bekommen sie die erste.',
            },
            {
              text: 'Prüfen Sie, wer sie bekommt. Sie können einzelne abwählen, mit **Niemand** alle, und mit **Alle** wieder alle wählen.',
            },
            {
              text: 'Unter der Nachricht setzen Knöpfe ein, was bei jedem anders ist: Firma, Kontaktperson, Stand und die Tage bis zum Ende. Es steht in Klammern, zum Beispiel {Firma}.',
            },
            { text: 'Lesen Sie in der Vorschau, was der Empfänger liest.' },
            {
              text: 'Drücken Sie den Knopf mit der Zahl der Empfänger und bestätigen Sie. Die Antworten kommen zu Ihnen.',
            },
          ],
        },
        {
          text: 'Empfänger sind die Aussteller des laufenden Katalogs, deren Konto freigeschaltet ist. Bestimmten Ausstellern schreiben Sie so: Filtern Sie die Liste, haken Sie an, wer gemeint ist, und drücken Sie **E-Mail schreiben**. Das geht auch bei einem Katalog, der vorbei ist oder noch nicht begonnen hat.',
        },
        {
          text: 'Was Sie jedes Jahr schreiben, bewahren Sie mit **Aufbewahrte Texte** unter einem Namen auf. Kommen E-Mails später zu Ihnen zurück, holen Sie sie unter **Gesendete E-Mails** herein; beim Aussteller steht dann, dass seine Adresse nicht erreicht wird.',
        },
        { heading: 'An Offenes erinnern' },
        {
          steps: [
            { text: 'Drücken Sie **Erinnern**. Die Liste zeigt zu jedem Aussteller, was bei ihm offen ist.' },
            {
              text: 'Wählen Sie unter «Woran erinnern» ein Thema, oder haken Sie einzelne Zeilen an und ab.',
            },
            {
              text: 'Drücken Sie den Knopf mit der Zahl der Aussteller und bestätigen Sie. Jeder erhält eine E-Mail mit genau dem, was bei ihm angehakt ist, und mit Links dorthin.',
            },
          ],
        },
        {
          facts: [
            ['Keine Anfrage', 'Aussteller, die dazugehören, letztes Mal dabei waren oder neu sind'],
            ['Seite nicht freigegeben', 'Weinseiten und Inserate im Entwurf'],
            ['Seite abgelehnt', 'mit Ihrem Kommentar'],
            ['Logo nicht brauchbar', 'abgelehnt oder fehlerhaft, und kein anderes ist genehmigt'],
          ],
        },
        { heading: 'Von selbst' },
        {
          text: 'An den Tagen, die beim Katalog unter **Erinnerungen** stehen, schreibt Rebblatt ab acht Uhr morgens allen, bei denen etwas offen ist. War Rebblatt an einem Tag nicht in Betrieb, wird er nicht nachgeholt.',
        },
        {
          note: 'Wer innert eines Tages schon an dasselbe erinnert wurde, ist nicht angehakt. Haken Sie ihn trotzdem an, weist Rebblatt Sie darauf hin.',
        },
      ],
    },
    {
      id: 'mails',
      title: 'Gesendete E-Mails',
      blocks: [
        { text: 'Jede E-Mail von Rebblatt steht in einer Liste: an wen, wozu und ob sie gesendet ist.' },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Gesendete E-Mails**. Der Brief in der Zeile öffnet den Text.',
              picture: 'organiser-mail',
              shows: 'Die gesendeten E-Mails mit Anlass und Status.',
            },
            { text: 'Die Ansicht **Gescheitert** zeigt, was sich nicht senden liess, und warum.' },
            {
              text: 'Meist ist die Adresse falsch geschrieben. Berichtigen Sie sie beim Aussteller, drücken Sie in der Zeile das Symbol mit dem runden Pfeil und dann **Erneut senden**. Die E-Mail geht an die neue Adresse.',
            },
          ],
        },
        { heading: 'E-Mails, die später zurückkommen' },
        {
          text: 'Viele Mailserver nehmen eine E-Mail an und weisen sie erst danach zurück. Die Rückmeldung kommt dann in das Postfach, von dem Rebblatt schreibt, und Rebblatt weiss nichts davon, bis Sie sie hereinholen.',
        },
        {
          steps: [
            {
              text: 'Speichern Sie die Rückmeldungen im Mailprogramm als Dateien mit der Endung .eml. Outlook speichert .msg, was nur Outlook liest: Nehmen Sie Outlook im Web, oder kopieren Sie den Text.',
            },
            {
              text: 'Drücken Sie unter **Gesendete E-Mails** den Knopf **Zurückgekommene E-Mails …**, wählen Sie die Dateien oder fügen Sie den Text ein, und drücken Sie **Lesen**.',
            },
            {
              text: 'Lesen Sie, was gefunden wurde: die Adresse, die Firma, die E-Mail und die Worte des Mailservers. Verzögerungen und Antworten von Abwesenden stehen auch da, gelten aber nicht als gescheitert.',
            },
            {
              text: 'Drücken Sie **Übernehmen**. Die E-Mails gelten als gescheitert, und bei den Ausstellern steht, dass ihre Adresse nicht erreicht wird. Zweimal dasselbe zu übernehmen schadet nicht.',
            },
          ],
        },
        { heading: 'Wenn der Mailserver ausfällt' },
        {
          text: 'Nichts geht verloren. Die E-Mails stehen unter **Wartend**, mit der letzten Antwort des Servers. Rebblatt versucht es drei Tage lang weiter, mindestens jede Stunde. Alles andere geht inzwischen wie gewohnt.',
        },
        {
          note: 'E-Mails mit einem Link für ein neues Passwort kann nur lesen, wer sie bekommen hat. Ist ihr Link abgelaufen, lassen sie sich nicht noch einmal senden; mailen Sie einen neuen Link.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Das Ende der Datensammlung',
      blocks: [
        {
          text: 'Wie viele Tage noch bleiben, steht zuoberst auf dem Bildschirm, bei Ihnen und bei den Ausstellern. Am letzten Tag können alle bis Mitternacht arbeiten.',
        },
        { heading: 'Vor dem Ende' },
        {
          list: [
            'Entscheiden Sie über alle Anfragen. Der Menüpunkt verschwindet mit dem Ende.',
            'Erinnern Sie an Offenes, solange der Katalog läuft.',
            'Fügen Sie die Seiten hinzu, die noch fehlen.',
          ],
        },
        { heading: 'Nach dem Ende' },
        {
          text: 'Die Aussteller können nichts mehr ändern und nichts mehr freigeben; ihre Seiten sehen sie weiterhin. Sie selbst können die Seiten weiter ändern, ordnen, annehmen, ablehnen, löschen und drucken. Sie finden sie unter **Kataloge** mit dem Symbol des Blatts.',
        },
        { heading: 'Verlängern' },
        {
          steps: [
            {
              text: 'Öffnen Sie den Katalog mit dem Stift, setzen Sie bei **Ende** einen späteren Tag und speichern Sie.',
              picture: 'organiser-end',
              shows: 'Der Katalog mit seinem letzten Tag.',
            },
          ],
        },
        {
          text: 'Läuft inzwischen kein anderer Katalog, können alle sofort weiterarbeiten. So fügen Sie auch eine vergessene Seite hinzu.',
        },
        { heading: 'Nur einem Aussteller mehr Zeit geben' },
        {
          steps: [
            {
              text: 'Öffnen Sie unter **Kataloge** den **Fortschritt der Aussteller** und darin den Aussteller.',
              picture: 'organiser-later',
              shows: 'Ein Aussteller im Katalog, mit seiner eigenen Frist.',
            },
            {
              text: 'Setzen Sie bei **Darf länger: bis** einen Tag nach dem Ende und speichern Sie. Der Aussteller erhält eine E-Mail und sieht überall diesen Tag. Nehmen Sie es sofort zurück, erfährt er nichts davon.',
            },
            {
              text: 'Mit **Wieder die Frist aller** nehmen Sie die Verlängerung zurück.',
            },
          ],
        },
        {
          text: 'Bis Mitternacht dieses Tages kann er alles tun, was vor dem Ende ging, auch wenn der nächste Katalog schon läuft. Die Erinnerungen erhält er vor seinem eigenen Ende. Von Hand erinnern können Sie weiterhin, aber nur die, die noch Zeit haben; schreiben können Sie allen. Die Ansicht **Dürfen länger** im Fortschritt zeigt, wer noch Zeit hat; vor dem Generieren sagt Ihnen Rebblatt, wie viele es sind.',
        },
        { heading: 'Früher beenden' },
        {
          text: 'Setzen Sie bei **Ende** einen Tag, der schon vorbei ist. Rebblatt fragt nach; mit **Datensammlung beenden** ist sofort Schluss. Ist das Ende heute, läuft der Katalog bis Mitternacht.',
        },
      ],
    },
    {
      id: 'book',
      title: 'Das Buch generieren',
      blocks: [
        {
          text: 'Aus allen aktiven Seiten setzt Rebblatt ein einziges PDF für die Druckerei. Sie können es so oft generieren, wie Sie wollen; jedes bleibt in der Liste.',
        },
        { heading: 'Einmal, vor dem ersten Buch' },
        {
          text: 'Fragen Sie die Druckerei nach der Druckbedingung. Ohne Weiteres rechnet Rebblatt für FOGRA39. Will sie eine andere, lädt die Super-Administration unter **Druckvorgaben** das **Profil der Druckerei** hoch. Dort stehen auch die Werte, mit denen Dateien geprüft werden. Beides gilt für Bücher und Dateien ab jetzt.',
        },
        { heading: 'Zählen' },
        {
          steps: [
            {
              text: 'Wählen Sie im Menü **Druck** und drücken Sie **Seiten zählen**. Rebblatt setzt das ganze Buch und zählt.',
            },
            {
              text: 'Die Zahl der gedruckten Seiten muss durch vier teilbar sein. Sonst steht, wie viele fehlen. Fügen Sie Inhaltsseiten hinzu oder nehmen Sie solche heraus.',
            },
          ],
        },
        { heading: 'Generieren' },
        {
          steps: [
            {
              text: 'Drücken Sie **Katalog generieren**. Bevor etwas geschieht, steht da, welche Seiten ausgelassen werden, nach Gründen, je mit einem Link zu genau diesen Seiten, und ob der Umschlag da ist.',
              picture: 'organiser-generate',
              shows: 'Vor dem Generieren: wie viele Seiten gedruckt werden und welche nicht.',
            },
            {
              text: 'Ist alles in Ordnung, drücken Sie noch einmal **Katalog generieren**. Sie können inzwischen weiterarbeiten.',
            },
            {
              text: 'Das fertige Buch steht zuoberst und hat eine Nummer. Drücken Sie **PDF herunterladen** und blättern Sie es durch.',
              picture: 'organiser-books',
              shows: 'Der Druck mit dem fertigen Buch und dem Umschlag.',
            },
          ],
        },
        { heading: 'Warum eine Seite ausgelassen wird' },
        {
          facts: [
            ['wird nicht gedruckt', 'der Haken **Seite aktiv** fehlt'],
            ['in Arbeit', 'der Aussteller hat die Seite noch nicht freigegeben'],
            ['wartet auf Entscheid', 'Sie haben noch nicht entschieden'],
            ['abgelehnt', 'der Aussteller hat die Seite noch nicht neu freigegeben'],
            ['PDF fehlt', 'es ist noch nichts hochgeladen'],
            ['PDF wird geprüft', 'warten Sie einen Augenblick'],
            ['PDF mit Fehlern', 'es braucht eine berichtigte Datei oder Ihren Entscheid'],
          ],
        },
        { heading: 'Der Umschlag' },
        {
          text: 'Der Umschlag ist eine eigene Datei und kommt mit dem Buch zur Druckerei. Sie laden ihn unter **Druck** hoch, bei **Umschlag**: vier einzelne Seiten, oder zwei Doppelseiten mit dem Rücken in der Mitte.',
        },
        {
          list: [
            'Rebblatt prüft ihn wie ein Inserat und sagt in Worten, ob er so gedruckt werden kann. Auch ein Umschlag mit Fehlern bleibt; die Druckerei liest, wie viele es sind.',
            'Neben dem Rücken der Datei steht der erwartete, aus der Zahl der Seiten und der Dicke eines Blattes. Die Dicke steht unter **Druckvorgaben**; fragen Sie die Druckerei danach.',
            'Ersetzen Sie den Umschlag, gilt der neue auch für Links, die Sie schon gesendet haben. Die Druckerei sieht dort, dass er neuer ist.',
          ],
        },
        { heading: 'Was neben dem Buch steht' },
        {
          list: [
            'Die Zahl der gedruckten Seiten, und wie viele zum vollen Bogen fehlen.',
            'Ob das Buch vollständig oder ein Entwurf ist, und ob es überholt ist, weil sich seither etwas geändert hat. Dann fragt Rebblatt, bevor Sie es weitergeben.',
            'Die Seiten, die nicht dem Druckstandard PDF/X-4 entsprechen; meist sind es Dateien, die Sie trotz Fehlern zugelassen haben.',
            '**Änderungen**: was seit dem letzten Buch, das die Druckerei hat, neu, geändert, verschoben oder entfernt ist.',
            'Das Manifest, mit dem letzten Symbol der Zeile: ein Verzeichnis aller Seiten und Prüfungen für die Druckerei.',
          ],
        },
      ],
    },
    {
      id: 'printing',
      title: 'Der Link für die Druckerei',
      blocks: [
        {
          text: 'Die Druckerei braucht kein Konto. Sie erhält einen Link auf eine Seite mit allem, was sie braucht: Ihre Notiz, Umfang, Format und Farbe, das Ergebnis der Prüfung, das PDF, das Manifest und die Änderungen.',
        },
        {
          steps: [
            { text: 'Drücken Sie beim Buch **Link für die Druckerei**.' },
            {
              text: 'Geben Sie die **E-Mail der Druckerei** ein, schreiben Sie eine **Begleitnotiz für die Druckerei**, zum Beispiel zum Termin, und drücken Sie **Link senden**.',
            },
            {
              text: 'Oder drücken Sie **Link erstellen**, dann **Kopieren**, und schicken Sie die Adresse selbst. Sie wird nur jetzt gezeigt. Ist sie verloren, erstellen Sie einen neuen Link.',
              picture: 'print-office',
              shows: 'Was die Druckerei mit dem Link sieht.',
            },
          ],
        },
        {
          text: 'Der Link gilt 14 Tage, wenn Sie nichts anderes wählen. Am selben Ort sehen Sie später, wann er zuletzt abgeholt wurde, und können mit **Begleitnotiz ändern** die Notiz anpassen.',
        },
        { heading: 'Was die Druckerei antwortet' },
        {
          text: 'Auf ihrer Seite meldet die Druckerei, dass die Daten angekommen sind oder dass das Buch so gedruckt werden kann, oder sie schreibt eine Anmerkung zu einer Seite und zeigt die Stelle. Sie bekommen eine E-Mail; alles steht unter **Druck** beim Buch, hinter dem Knopf mit der Zahl der Antworten. Haken Sie ab, was **Erledigt** ist: Die Druckerei liest es beim nächsten Buch. Auch ihren Andruck oder die ausgeschossenen Bogen kann sie als PDF schicken; Sie laden die Datei am selben Ort herunter.',
        },
        { heading: 'Wenn sich noch etwas ändert' },
        {
          steps: [
            {
              text: 'Berichtigen Sie die Seite und generieren Sie ein neues Buch. Die Datei eines Inserates tauschen Sie auf seiner Seite mit **PDF ersetzen**, auch wenn es angenommen ist; es bleibt angenommen, und der Aussteller bekommt eine E-Mail.',
            },
            {
              text: 'Erstellen Sie dafür einen neuen Link. Die Druckerei sieht dort, welche Seiten zu ersetzen sind, und kann auch nur diese herunterladen.',
            },
            {
              text: 'Drücken Sie beim alten Buch den Knopf, auf dem jetzt die Zahl der Links steht, und dann **Sperren**. So druckt niemand das falsche Buch.',
            },
          ],
        },
        { note: 'Ein gesperrter Link lässt sich nicht wieder öffnen.' },
      ],
    },
    {
      id: 'visitors',
      title: 'Der Online-Katalog für Besucher',
      blocks: [
        {
          text: 'Aus denselben angenommenen Seiten, aus denen das Buch entsteht, wird ein Katalog für das Telefon der Besucher: mit Suche, Merkliste und auch ohne Verbindung. Besucher brauchen kein Konto, und niemand zählt sie. Öffentlich ist nur, was auf einer angenommenen, aktiven Weinseite steht; E-Mail-Adressen und Weine, die ein Aussteller nicht zeigen will, sind nie dabei.',
        },
        {
          steps: [
            {
              text: 'Öffnen Sie **Online-Katalog** im Menü. Unter **Was die nächste Ausgabe ändert** steht, was dazukommt, wegfällt und anders ist.',
              picture: 'organiser-online',
              shows: 'Was Besucher sehen, die Adresse und die Veröffentlichung.',
            },
            { text: 'Sehen Sie sich mit **Vorschau der nächsten Ausgabe** an, was Besucher sehen werden.' },
            {
              text: 'Drücken Sie **Jetzt veröffentlichen**. Bis die neue Ausgabe fertig ist, sehen Besucher die bisherige.',
            },
            {
              text: 'Nehmen Sie Adresse und QR-Code für Plakate und Einladungen unter **Adresse für Besucher** mit.',
            },
          ],
        },
        { heading: 'Was Sie sonst einstellen' },
        {
          text: 'Ein Tag bei **Öffentlich ab** und **Öffentlich bis** begrenzt, wann Besucher den Katalog sehen. Mit **Von selbst veröffentlichen, wenn eine Seite angenommen wird** erscheint zehn Minuten nach einer Annahme eine neue Ausgabe.',
        },
        {
          text: 'Die letzten fünf Ausgaben bleiben aufbewahrt: **Zeigen** holt eine frühere zurück. **Zurückziehen** nimmt alles sofort weg; Besucher lesen dann nur einen Satz.',
        },
        {
          note: 'Der Name in der Adresse lässt sich nur bis zur ersten Ausgabe ändern: Danach steht er auf Papier.',
        },
      ],
    },
    {
      id: 'help',
      title: 'Sicherung und Hilfe',
      blocks: [
        { heading: 'Sicherung' },
        {
          text: 'Eine Sicherung macht die Person, die Rebblatt für Sie betreibt; auf dem Bildschirm gibt es dafür keinen Knopf. Sie enthält alle Daten und alle Dateien, und Rebblatt läuft dabei weiter. Bitten Sie um eine, wenn eine Datensammlung zu Ende geht und vor jeder neuen Version. Lassen Sie sie auch von Zeit zu Zeit probeweise zurückspielen.',
        },
        { heading: 'Nachsehen, wer was getan hat' },
        {
          steps: [
            {
              text: 'Der **Verlauf** im Menü zeigt in ganzen Sätzen, wer wann was geändert hat. Unter einem Aussteller, einer Anfrage, einer Seite, einem Wein oder einem Katalog steht er auch, nur für diesen Eintrag. Gelöschte Weine, Logos und Seiten bringt **Zurückholen** wieder, und Weine und Weinseiten so, wie sie früher waren.',
              picture: 'organiser-history',
              shows: 'Der Verlauf mit allen Änderungen.',
            },
          ],
        },
        { heading: 'Schnell etwas finden' },
        {
          text: 'Drücken Sie oben **Suchen** und tippen Sie ein Wort: den Namen eines Ausstellers, einen Wein, einen Menüpunkt oder die Position einer Seite.',
        },
        { heading: 'Wenn etwas nicht geht' },
        {
          facts: [
            [
              '«Jemand anderes hat inzwischen gespeichert»',
              'Sie sehen beide Angaben nebeneinander und wählen, welche gelten.',
            ],
            [
              'Ihre Sitzung ist abgelaufen',
              'Melden Sie sich im selben Browser wieder an. Was Sie eingegeben haben, ist dann wieder da.',
            ],
            [
              '«Wartungsarbeiten»',
              'Warten Sie kurz und drücken Sie **Erneut versuchen**. Gespeichertes ist sicher.',
            ],
            [
              'Der Server ist nicht erreichbar',
              'Prüfen Sie Ihre Verbindung. Bleibt es so, rufen Sie die Person an, die Rebblatt betreibt.',
            ],
          ],
        },
        {
          note: 'Melden Sie ein Problem, nennen Sie den Bildschirm, die Zeit und den Wortlaut der Meldung.',
        },
      ],
    },
  ],
};
