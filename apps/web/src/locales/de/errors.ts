import type { ErrorCode } from '@rebblatt/contracts';
import type { AccessErrorCode } from './access-errors.ts';
import type { ContactErrorCode } from './contact-errors.ts';
import type { DesignerErrorCode } from './designer-errors.ts';
import type { DeskErrorCode } from './desk-errors.ts';
import type { EditorErrorCode } from './editor-errors.ts';
import type { EntryErrorCode } from './entry-errors.ts';
import type { OrganiserErrorCode } from './organiser-errors.ts';
import type { ProposalErrorCode } from './proposal-errors.ts';
import type { StandPlanErrorCode } from './stand-plan-errors.ts';
import type { TableErrorCode } from './table-errors.ts';

/** One sentence per error code: what happened and what to do. */
export const errors: Record<
  Exclude<
    ErrorCode,
    | AccessErrorCode
    | ContactErrorCode
    | DesignerErrorCode
    | DeskErrorCode
    | EditorErrorCode
    | EntryErrorCode
    | OrganiserErrorCode
    | ProposalErrorCode
    | StandPlanErrorCode
    | TableErrorCode
  >,
  string
> = {
  'request.undecodable':
    'Die Anfrage war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'request.invalid': 'Bitte prüfen Sie die markierten Angaben.',
  'request.too-large': 'Die Datei oder Anfrage ist zu gross.',
  'request.wrong-type': 'Dieses Format wird hier nicht angenommen.',
  'request.not-found': 'Der Eintrag wurde nicht gefunden. Vielleicht wurde er gelöscht.',
  'request.method-not-allowed': 'Diese Aktion ist hier nicht möglich.',
  'request.too-many-at-once':
    'Für Sie werden schon viele Seiten und Bilder vorbereitet. Versuchen Sie es in {{wait}} noch einmal.',
  'request.precondition-failed': 'Der Eintrag ist inzwischen ein anderer. Laden Sie die Seite neu.',
  'request.range-unsatisfiable': 'Dieser Teil der Datei ist nicht vorhanden. Laden Sie die Seite neu.',
  'request.throttled': 'Zu viele Anfragen. Versuchen Sie es in {{wait}} noch einmal.',
  'request.in-progress': 'Diese Aktion läuft bereits. Warten Sie, bis sie fertig ist.',
  'request.key-reused': 'Diese Aktion wurde schon mit anderen Angaben ausgeführt. Laden Sie die Seite neu.',
  'server.unknown': 'Es ist ein unbekannter Fehler aufgetreten. Versuchen Sie es noch einmal.',
  'server.busy': 'Gerade ist viel los. Versuchen Sie es in {{wait}} noch einmal.',
  'server.maintenance': 'Rebblatt wird gerade gewartet und ist in Kürze wieder da.',
  'server.unavailable':
    'Der Dienst ist gerade nicht erreichbar. Versuchen Sie es in einer Minute noch einmal.',
  'server.storage-full':
    'Auf dem Server ist kein Speicherplatz mehr frei. Melden Sie es bitte der Messeleitung.',
  'server.storage-down':
    'Die Ablage der Dateien ist gerade nicht erreichbar. Versuchen Sie es in einer Minute noch einmal.',
  'server.storage-slow':
    'Die Ablage der Dateien antwortet gerade nicht. Versuchen Sie es in einer Minute noch einmal.',
  invalid_grant: 'Ungültige E-Mail oder Passwort.',
  'session.required': 'Bitte melden Sie sich an.',
  'session.not-activated':
    'Dieses Konto ist noch nicht freigeschaltet. Die Messeleitung meldet sich per E-Mail.',
  'session.closed': 'Dieses Konto ist geschlossen. Bitte wenden Sie sich an die Messeleitung.',
  'session.throttled': 'Zu viele Anmeldeversuche. Versuchen Sie es in {{wait}} noch einmal.',
  'session.busy': 'Gerade melden sich viele an. Versuchen Sie es in {{wait}} noch einmal.',
  'session.forbidden': 'Dazu fehlt Ihrem Konto die Berechtigung.',
  'password.old-wrong': 'Das bisherige Passwort stimmt nicht.',
  'account.email-taken': 'Diese E-Mail-Adresse ist bereits vergeben.',
  'conflict.stale': 'Jemand anderes hat inzwischen gespeichert. Vergleichen Sie die beiden Stände.',
  'conflict.in-use':
    'Dieser Eintrag wird {{use}} gebraucht und lässt sich darum weder löschen noch umstellen.',
  'conflict.busy': 'Gerade ändert jemand dasselbe. Versuchen Sie es noch einmal.',
  'catalog.closed': 'Die Datensammlung für diesen Katalog ist geschlossen.',
  'catalog.inactive': 'Der Katalog «{{name}}» ist nicht aktiv.',
  'catalog.processing': 'Der Katalog wird gerade generiert. Warten Sie, bis er fertig ist.',
  'mend.mending': 'Die Datei wird gerade ausgebessert. Bitte warten Sie einen Augenblick.',
  'mend.none':
    'Es gibt keine ausgebesserte Datei, der Sie zustimmen könnten. Vielleicht ist unterdessen eine andere Datei da.',
  'mend.not-offered': 'Das lässt sich an dieser Datei nicht ausbessern.',
  'mend.impossible':
    'Die Datei liess sich nicht ausbessern. Bitte lassen Sie sie von der Person berichtigen, die sie gestaltet hat.',
  'file.not-found': 'Die Datei wurde nicht gefunden.',
  'file.empty': 'Die Datei ist leer.',
  'file.incorrect-type':
    'Dem Inhalt nach ist das eine Datei der Art «{{extension}}». Solche Dateien sind hier nicht möglich.',
  'file.encrypted':
    'Die PDF-Datei ist geschützt. Speichern Sie sie ohne Passwort und laden Sie sie noch einmal hoch.',
  'file.unreadable':
    'Die Datei kann nicht geöffnet werden. Erzeugen Sie sie neu und laden Sie sie noch einmal hoch.',
  'file.too-many-checks':
    'Es warten schon {{max}} Ihrer Dateien auf ihre Prüfung. Versuchen Sie es in {{wait}} noch einmal.',
  'file.too-complex':
    'Die Datei ist zu aufwendig, um sie zu zeigen oder zu drucken. Vereinfachen Sie sie und laden Sie sie noch einmal hoch.',
  'file.not-processed':
    'Die Datei konnte gerade nicht verarbeitet werden; es liegt nicht an ihr. Versuchen Sie es in einer Minute noch einmal.',
  'file.interrupted': 'Beim Hochladen der Datei ist ein Fehler aufgetreten. Versuchen Sie es noch einmal.',
  'file.too-large': 'Die Datei ist {{size}} MB gross, erlaubt sind höchstens {{limit}} MB.',
  'file.picture-shape':
    'Das Bild hat {{width}} × {{height}} Pixel und damit nicht die Form der Seite. Gebraucht werden 216 × 141 mm mit Beschnitt, das sind 2551 × 1665 Pixel bei 300 dpi. Gezerrt wird nichts.',
  'file.picture-too-large':
    'Das Bild ist {{width}} × {{height}} Pixel gross, möglich sind höchstens {{max}} × {{max}}.',
  'logo.not-approved': 'Das Logo ist noch nicht genehmigt.',
  'logo.has-errors': 'Das Logo entspricht nicht den Vorgaben. Der Prüfbericht sagt, was fehlt.',
  'page.released':
    'Die Seite ist freigegeben. Ziehen Sie zuerst die Freigabe zurück, wenn etwas zu ändern ist.',
  'page.not-released': 'Die Seite ist nicht freigegeben.',
  'page.accepted': 'Die Seite ist angenommen. Nehmen Sie zuerst die Annahme zurück.',
  'page.unprintable-characters':
    'Diese Zeichen kann der Katalog nicht drucken: {{characters}}. Ersetzen Sie sie, dann lässt sich die Seite freigeben.',
  'page.invisible-character':
    'Nach «{{after}}» steht ein unsichtbares Zeichen ({{character}}), das der Katalog nicht drucken kann. Löschen Sie es mit dem Buchstaben davor und schreiben Sie diesen neu.',
  'page.not-editable': 'Diese Seite kann nicht bearbeitet werden.',
  'page.position-null':
    'Beim Verschieben ist ein Fehler aufgetreten. Laden Sie die Seite neu und verschieben Sie noch einmal.',
  'page.stand-foreign': 'Dieser Stand ist in diesem Katalog nicht an diesen Aussteller vergeben.',
  'page.no-stand': 'Die Seite hat noch keinen Stand. Wählen Sie einen aus und speichern Sie die Seite.',
  'page.no-pdf': 'Die Seite hat noch keine PDF-Datei.',
  'page.pdf-not-ready': 'Die PDF-Datei wird noch geprüft.',
  'preflight.no-errors':
    'Die Prüfung hat in dieser Datei keine Fehler gefunden; es gibt nichts zu entscheiden.',
  'preflight.beyond-override':
    'Diese Datei lässt sich nicht drucken, auch nicht auf Entscheid. Verlangen Sie eine neue Datei.',
  'page.pdf-has-errors': 'Die PDF-Datei hat Fehler. Laden Sie eine berichtigte Datei hoch.',
  'page.register-exists': 'Dieses Verzeichnis steht schon im Katalog.',
  'page.no-request':
    'Sie haben für diesen Katalog noch keine Anfrage gestellt. Seiten kommen mit der angenommenen Anfrage.',
  'page.request-open':
    'Ihre Anfrage für diesen Katalog ist noch nicht angenommen. Seiten kommen mit der Annahme.',
  'page.wine-pages-exceeded':
    'Ihre Anfrage umfasst {{max}} Weinseiten, und so viele gibt es schon. Für mehr wenden Sie sich an die Messeleitung.',
  'page.ad-pages-exceeded':
    'Ihre Anfrage umfasst {{max}} Inserate, und so viele gibt es schon. Für mehr wenden Sie sich an die Messeleitung.',
  'wine.no-matching-price': 'Der Wein hat keinen Preis für die Flaschengrössen dieser Kategorie.',
  'wine.price-on-page':
    'Ohne diesen Preis stünde «{{wine}}» auf Position {{pages}} des Katalogs ohne Preis. Nehmen Sie den Wein zuerst von der Seite.',
  'wine.already-on-page': 'Der Wein steht schon auf dieser Seite.',
  'job.cancelled': 'Die Generierung wurde abgebrochen. An den Ergebnissen hat sich nichts geändert.',
  'print.profile-unusable': 'Das Druckprofil ist beschädigt oder nicht für den Vierfarbendruck gemacht.',
  'print.browser-down':
    'Die Druckaufbereitung ist gerade nicht verfügbar. Versuchen Sie es in einer Minute noch einmal.',
  'print.too-slow': 'Die Druckaufbereitung hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'catalog.none-active': 'Zurzeit läuft kein Katalog.',
  'job.worker-lost': 'Die Verarbeitung wurde unterbrochen. Starten Sie sie noch einmal.',
  'status.processing': 'Der Eintrag wird noch verarbeitet und kann nicht ausgeblendet werden.',
};
