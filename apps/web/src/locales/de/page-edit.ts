/** What all editors of pages say; it comes with them. */
export const pageEdit = {
  release: 'Seite freigeben',
  releaseText:
    'Danach lässt sich die Seite nicht mehr ändern. Solange die Messeleitung nicht entschieden hat, können Sie die Freigabe wieder zurückziehen.',
  releaseAdText:
    'Danach lässt sich das Inserat nicht mehr ändern. Solange die Messeleitung nicht entschieden hat, können Sie die Freigabe wieder zurückziehen.',
  releasedDone: 'Die Seite ist freigegeben. Die Messeleitung entscheidet.',
  cancelRelease: 'Freigabe zurückziehen',
  cancelReleaseText: 'Die Seite wird wieder zum Entwurf, und der Aussteller kann sie ändern.',
  cancelOwnReleaseText:
    'Sie können die Seite danach wieder ändern. Gedruckt wird sie erst, wenn Sie sie neu freigeben und die Messeleitung sie annimmt.',
  cancelReleaseDone: 'Die Freigabe ist zurückgezogen.',
  withdraw: 'Annahme zurücknehmen',
  withdrawText: 'Die Seite wird nicht mehr gedruckt, bis Sie sie erneut annehmen.',
  withdrawDone: 'Die Annahme ist zurückgenommen.',
  noticeAccepted: 'Die Seite ist angenommen und wird gedruckt.',
  acceptedBut: {
    inactive: 'Die Seite ist angenommen, aber nicht aktiv: So wird sie nicht gedruckt.',
    'no-pdf': 'Die Seite ist angenommen, aber die PDF-Datei fehlt: So wird sie nicht gedruckt.',
    checking: 'Die Seite ist angenommen; ihre PDF-Datei wird noch geprüft.',
    faulty: 'Die Seite ist angenommen, aber ihre PDF-Datei hat Fehler: So wird sie nicht gedruckt.',
    unchecked:
      'Die Seite ist angenommen, aber ihre PDF-Datei konnte noch nicht geprüft werden: So wird sie nicht gedruckt.',
  },
  noticeReleased: 'Die Seite ist freigegeben; der Entscheid der Messeleitung steht aus.',
  noticeRejected: 'Die Seite wurde abgelehnt. Ändern Sie sie und geben Sie sie noch einmal frei.',
  noticeRejectedClosed: 'Die Seite wurde abgelehnt.',
  remark: 'Anmerkung der Messeleitung',
  decisionLabel: 'Entscheid über die Seite',
  accept: 'Annehmen: die Seite wird gedruckt',
  reject: 'Ablehnen: der Aussteller ändert die Seite',
  commentHint: 'Bei einer Ablehnung nötig; der Aussteller liest ihn.',
  acceptedDone: 'Die Seite ist angenommen.',
  rejectedDone: 'Die Seite ist abgelehnt; der Aussteller wird benachrichtigt.',
  lockedByCheck: 'Die Angaben lassen sich wieder ändern, sobald die Datei geprüft ist.',
  standFirst: 'Wählen und speichern Sie zuerst den Stand, dann ist hier eine Datei möglich.',
  adHint:
    'PDF, eine Seite, 216 × 141 mm mit Beschnitt (fertig 210 × 135 mm), ohne Schnittmarken, CMYK, 300 dpi.',
  unknownType: 'Dieser Seitentyp ist nicht bekannt.',
  downloadFile: 'PDF-Datei herunterladen',
  pictureOf: 'Vorschau von {{name}}',
  earlier: {
    replaced: 'Die frühere Datei «{{name}}» lässt sich wieder einsetzen, bis eine weitere hochgeladen wird.',
    kept: 'Die frühere Datei «{{name}}» ist noch da, bis eine neue die Prüfung besteht.',
    takeBack: 'Frühere Datei wieder einsetzen',
    done: 'Die Datei «{{name}}» ist wieder eingesetzt.',
  },
  inactiveView: 'Der Katalog «{{name}}» ist nicht aktiv.',
  proof: 'Druckansicht',
};
