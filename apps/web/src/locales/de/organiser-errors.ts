import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only the screens of catalogues, exhibitors, wines, logos, accounts, orders and mail get. */
export type OrganiserErrorCode =
  | Extract<
      ErrorCode,
      | `admin.${string}`
      | `correction.${string}`
      | `design.${string}`
      | `history.${string}`
      | `catalog-request.${string}`
      | `exhibitor.${string}`
      | `mail.${string}`
      | `mailing.${string}`
    >
  | 'catalog.has-users-and-pages'
  | 'catalog.start-locked'
  | 'catalog.overlaps'
  | 'catalog.type-locked'
  | Extract<ErrorCode, `logo.from-${string}`>
  | 'logo.approved'
  | 'logo.empty'
  | 'logo.in-use'
  | 'logo.linked'
  | 'logo.not-placed'
  | 'logo.not-ready'
  | 'logo.too-intricate'
  | 'logo.too-many'
  | 'logo.too-small'
  | 'logo.typefaces'
  | 'page.correction-open'
  | 'page.rejection-needs-comment'
  | 'session.already-on-behalf'
  | 'session.exhibitor-unknown'
  | 'wine.duplicate'
  | 'wine.on-page'
  | 'wine.entered-by-exhibitor'
  | 'wine.on-page-of-exhibitor';

/** One sentence for each of them. */
export const organiserErrors: Record<OrganiserErrorCode, string> = {
  'design.too-heavy':
    'Diese Farbe braucht zusammen {{sum}} % Druckfarbe; das Papier trägt höchstens {{max}} %.',
  'design.too-light':
    'In dieser Farbe wäre kleine Schrift schlecht zu lesen. Wählen Sie eine dunklere (Kontrast {{contrast}}, nötig sind {{min}}).',
  'design.no-address':
    'Der Code würde zu einer Adresse führen, die nur dieser Rechner kennt. Wer Rebblatt betreibt, muss zuerst die Adresse des Dienstes festlegen (PUBLIC_URL).',
  'design.address-too-long':
    'Die Adresse {{address}} ist zu lang für einen Code, der sich in dieser Grösse sauber drucken lässt.',
  'design.mark-has-errors':
    'Das Zeichen hat Fehler, mit denen es nicht gedruckt werden kann. Es wurde nichts gespeichert; was zu beheben ist, steht unten.',
  'design.overflows':
    'Mit diesem Satz passen freigegebene Seiten nicht mehr auf ihr Blatt: Position {{pages}}. Kürzen Sie ihn.',
  'correction.open': 'Für diese Seite ist schon eine Korrektur vorgeschlagen.',
  'correction.ended': 'Diese Korrektur ist nicht mehr offen. Laden Sie die Seite neu.',
  'correction.changed-since':
    'Seit der Freigabe wurde etwas geändert, das auf dieser Seite steht. Die Korrektur passt nicht mehr dazu, darum wurde nichts geändert.',
  'correction.taken-otherwise':
    'Auf Position {{position}} von «{{catalog}}» wurde für diesen Text «{{to}}» übernommen. Auf dieser Seite kann nur derselbe Wortlaut vorgeschlagen werden, ein anderer zuerst auf Position {{position}}.',
  'correction.taken-away':
    'Auf Position {{position}} von «{{catalog}}» wurde dieser Text entfernt. Auf dieser Seite kann nur dasselbe vorgeschlagen werden, ein anderer zuerst auf Position {{position}}.',
  'exhibitor.works-in-catalog':
    'Aus «{{name}}» kann dieser Aussteller nicht genommen werden. Dort hat er schon: Anfragen {{requests}}, Stände {{stands}}, Seiten {{pages}}.',
  'history.exhibitor-gone': 'Den Aussteller gibt es nicht mehr.',
  'history.reference-gone':
    '«{{name}}» gibt es nicht mehr. Erfassen Sie den Eintrag neu und wählen Sie ihn von Hand.',
  'history.wine-twice': 'Der Aussteller hat «{{name}}» inzwischen noch einmal erfasst.',
  'history.wine-gone': '«{{wine}}» gibt es nicht mehr. Holen Sie zuerst den Wein zurück.',
  'history.price-gone': '«{{wine}}» hat für die Kategorie «{{category}}» keinen Preis mehr.',
  'history.file-gone': 'Die Datei gibt es nicht mehr. Gelöschte Dateien bleiben 30 Tage.',
  'history.catalog-gone': 'Den Katalog gibt es nicht mehr.',
  'history.catalog-ended': 'Die Datensammlung für «{{name}}» ist beendet.',
  'history.not-member': 'Der Aussteller gehört nicht mehr zu diesem Katalog.',
  'history.not-kept': 'Der Stand von damals wurde nicht vollständig aufgezeichnet.',
  'history.same': 'Es ist alles schon so wie damals.',
  'history.there-again': 'Es ist schon wieder da.',
  'admin.own-account':
    'Das eigene Konto können Sie weder schliessen noch löschen, und seine Rolle ändert jemand anderes.',
  'admin.last-super':
    'Das ist das letzte offene Konto der Rolle Super-Administration. Geben Sie diese Rolle zuerst jemand anderem.',
  'admin.created-wines':
    '{{name}} hat Weine erfasst ({{count}}) und bleibt deshalb bestehen. Schliessen Sie das Konto, statt es zu löschen.',
  'admin.own-password': 'Ihr eigenes Passwort ändern Sie unter «Mein Konto».',
  'exhibitor.not-in-catalog': 'Der Aussteller gehört nicht zu diesem Katalog.',
  'exhibitor.without-password':
    'Dieses Konto hat noch kein Passwort. Laden Sie den Aussteller ein; mit seinem Passwort öffnet er es selbst.',
  'exhibitor.took-part':
    '«{{name}}» kann nicht gelöscht werden. Zu diesem Aussteller gehört noch: {{belongings}}. Sperren Sie stattdessen das Konto, oder löschen Sie zuerst, was da ist.',
  'catalog-request.no-catalog':
    'Zurzeit läuft kein Katalog. Anfragen sind möglich, sobald die Messeleitung den nächsten öffnet.',
  'catalog-request.account-inactive':
    'Dieses Konto ist noch nicht freigeschaltet. Eine Anfrage ist danach möglich.',
  'catalog-request.exists':
    'Ihre Anfrage für diesen Katalog ist bereits gesendet. Laden Sie die Seite neu, um sie zu ändern.',
  'catalog-request.decided':
    'Die Messeleitung hat über diese Anfrage entschieden. Für Änderungen wenden Sie sich bitte an sie.',
  'catalog-request.stand-count':
    'Die Zahl der Stände stimmt nicht: bestellt {{count}}, gewählt {{selected}}.',
  'catalog-request.stand-taken': 'Den Stand {{stand}} hat inzwischen {{company}}. Wählen Sie einen anderen.',
  'catalog-request.stand-in-use':
    'Am Stand {{stand}} steht noch die Seite auf Position {{position}}. Geben Sie ihr zuerst einen anderen Stand.',
  'catalog-request.stand-not-given': 'Wählen Sie einen der oben zugeteilten Stände.',
  'catalog-request.rows-missing': 'Es fehlen Angaben zu neuen Seiten: nötig {{count}}, ausgefüllt {{given}}.',
  'catalog-request.page-locked':
    'Die Seite auf Position {{position}} ist freigegeben. Stand und Titel lassen sich erst ändern, wenn die Freigabe aufgehoben ist.',
  'catalog-request.not-decided': 'Diese Anfrage wartet noch auf Entscheid.',
  'catalog-request.undo-late':
    'Der Entscheid lässt sich nicht mehr rückgängig machen: Die E-Mail an den Aussteller ist unterwegs. Ändern Sie stattdessen den Entscheid.',
  'catalog-request.undo-changed':
    'Nicht rückgängig gemacht: An den Ständen oder Seiten dieses Ausstellers hat sich inzwischen etwas geändert.',
  'catalog-request.undo-stand-taken':
    'Nicht rückgängig gemacht: Den Stand {{stand}} hat inzwischen {{company}}.',
  'exhibitor.catalog-missing': 'Ohne aktiven Katalog gibt es niemanden, an den die Nachricht gehen kann.',
  'exhibitor.no-recipients': 'In diesem Katalog ist noch kein Aussteller, dessen Konto freigeschaltet ist.',
  'mailing.placeholder':
    '«{{word}}» lässt sich nicht ersetzen. Es gibt {Firma}, {Kontakt}, {Stand} und {Tage}.',
  'mailing.days-over': 'Dieser Katalog ist zu Ende: Es bleiben keine Tage. Nehmen Sie {Tage} heraus.',
  'mailing.needs-catalog':
    'Stand und Tage kennt nur eine Nachricht an die Aussteller eines Katalogs. Nehmen Sie {Stand} und {Tage} heraus.',
  'mail.not-failed':
    'Diese E-Mail ist gesendet oder wartet noch; sie muss nicht noch einmal gesendet werden.',
  'mail.not-delivered': 'Diese E-Mail ist nicht gesendet worden; zurückkommen kann nur eine gesendete.',
  'mail.return-outlook':
    '«{{name}}» ist im Format von Outlook gespeichert (.msg), das nur Outlook liest. Öffnen Sie die E-Mail in Outlook im Web, speichern Sie sie dort mit «…» und «Herunterladen» als EML, oder kopieren Sie ihren Text in das Feld.',
  'mail.return-empty': '«{{name}}» ist leer.',
  'mail.return-large':
    '«{{name}}» ist grösser als {{limit}} MB. Kopieren Sie den Text der Rückmeldung in das Feld.',
  'mail.return-none': '«{{name}}» ist keine E-Mail. Speichern Sie die Rückmeldung im Mailprogramm als .eml.',
  'mail.return-nested':
    '«{{name}}» ist so verschachtelt, dass es sich nicht lesen lässt. Kopieren Sie den Text der Rückmeldung in das Feld.',
  'mail.return-many':
    '«{{name}}» hat keinen Platz mehr. Lesen Sie zuerst die anderen; es gehen höchstens {{max}} auf einmal.',
  'mail.key-expired':
    'Der Link in dieser E-Mail gilt nicht mehr. Unter «Passwort vergessen» kommt ein neuer.',
  'mail.link-anew':
    'Der Link in dieser E-Mail kam nicht an. Machen Sie einen neuen: für die Druckerei auf der Seite «Druck», für die Grafikerin beim Inserat.',
  'mail.not-sent': 'Der Mailserver hat die Nachricht nicht angenommen: {{reason}}',
  'catalog.has-users-and-pages':
    'Sie können diesen Katalog nicht löschen. Er hat bereits Aussteller und Seiten.',
  'catalog.start-locked': 'Der Katalog ist bereits aktiv. Der Beginn kann nicht mehr geändert werden.',
  'catalog.overlaps': '«{{name}}» läuft in derselben Zeit, vom {{from}} bis {{to}}.',
  'catalog.type-locked':
    'Die Katalogart kann nicht mehr geändert werden, weil schon Stände oder Seiten daran hängen.',
  'logo.too-small':
    'Das Bild ist ohne leeren Rand nur {{width}} × {{height}} Pixel gross und würde {{mm}} mm gross gedruckt. Es braucht mindestens {{min}} Pixel an der längeren Seite; 600 Pixel ergeben 51 mm.',
  'logo.empty':
    'In der Datei ist nichts zu sehen: Sie hat nur eine Farbe. Wählen Sie die Datei mit dem Logo.',
  'logo.typefaces':
    'Das Logo verwendet Schriften, die hier nicht vorhanden sind: {{names}}. Wandeln Sie den Text im Zeichenprogramm in Pfade um und laden Sie die Datei noch einmal hoch.',
  'logo.linked':
    'Das Logo holt Teile von anderswo, die hier fehlen: {{names}}. Betten Sie sie im Zeichenprogramm ein und laden Sie die Datei noch einmal hoch.',
  'logo.too-intricate':
    'Die Zeichnung hat zu viele Teile. Vereinfachen Sie sie, oder speichern Sie sie als PNG von mindestens 673 Pixel Breite.',
  'logo.not-placed': 'Dieses Logo kam als fertige Seite und bleibt, wie es ist.',
  'logo.approved': 'Das Logo ist schon genehmigt und bleibt, wie es ist.',
  'logo.from-illustrator':
    'EPS- und PostScript-Dateien lassen sich hier nicht öffnen. Wählen Sie in Illustrator «Datei», «Kopie speichern …» und das Format «Adobe PDF», und laden Sie dieses PDF hoch. Haben Sie das Programm nicht, bitten Sie die Person, die das Logo gestaltet hat, um ein PDF.',
  'logo.from-photoshop':
    'Photoshop-Dateien lassen sich hier nicht öffnen. Wählen Sie in Photoshop «Datei», «Kopie speichern …» und das Format «Photoshop PDF», TIFF oder PNG, und laden Sie diese Datei hoch. Haben Sie das Programm nicht, bitten Sie die Person, die das Logo gestaltet hat, um ein PDF.',
  'logo.from-coreldraw':
    'CorelDRAW-Dateien lassen sich hier nicht öffnen. Wählen Sie in CorelDRAW «Datei», «Als PDF veröffentlichen», und laden Sie dieses PDF hoch. Haben Sie das Programm nicht, bitten Sie die Person, die das Logo gestaltet hat, um ein PDF.',
  'logo.from-affinity':
    'Affinity-Dateien lassen sich hier nicht öffnen. Wählen Sie in Affinity «Datei», «Exportieren …» und das Format PDF, und laden Sie dieses PDF hoch. Haben Sie das Programm nicht, bitten Sie die Person, die das Logo gestaltet hat, um ein PDF.',
  'logo.from-indesign':
    'InDesign-Dateien lassen sich hier nicht öffnen. Wählen Sie in InDesign «Datei», «Exportieren …» und das Format «Adobe PDF (Druck)», und laden Sie dieses PDF hoch. Haben Sie das Programm nicht, bitten Sie die Person, die das Logo gestaltet hat, um ein PDF.',
  'logo.from-word':
    'Dateien aus Word und ähnlichen Programmen lassen sich hier nicht öffnen. Wählen Sie dort «Datei», «Speichern unter» und das Format PDF, oder speichern Sie nur das Logo als Bild. Noch besser ist das PDF der Person, die das Logo gestaltet hat.',
  'logo.in-use': 'Das Logo ist auf einer Seite eingesetzt. Wählen Sie dort zuerst ein anderes.',
  'logo.too-many':
    'Ein Aussteller kann höchstens {{max}} Logos haben. Löschen Sie zuerst eines, das Sie nicht mehr brauchen.',
  'wine.duplicate': 'Es gibt schon einen Wein mit diesen Angaben.',
  'wine.on-page': 'Der Wein steht auf einer Katalogseite und kann nicht gelöscht werden.',
  'wine.entered-by-exhibitor': 'Diesen Wein hat der Aussteller selbst erfasst; er bleibt bei ihm.',
  'wine.on-page-of-exhibitor':
    'Der Wein steht auf einer Seite seines Ausstellers. Nehmen Sie ihn dort zuerst von der Seite.',
  'logo.not-ready': 'Das Logo wird noch geprüft.',
  'session.exhibitor-unknown': 'Dieser Aussteller ist nicht bekannt.',
  'page.correction-open':
    'Für diese Seite ist eine Korrektur vorgeschlagen, über die der Aussteller noch nicht entschieden hat. Wird die Seite angenommen, verfällt die vorgeschlagene Korrektur.',
  'page.rejection-needs-comment': 'Schreiben Sie bei einer Ablehnung in den Kommentar, was zu ändern ist.',
  'session.already-on-behalf':
    'Sie arbeiten bereits als Aussteller. Gehen Sie zuerst zurück zum eigenen Konto.',
};
