import type { ErrorCode } from '@rebblatt/contracts';

/** Why a book was not made, or a link to one does not open: only the print desk, its settings, the link and the list of uploads say it. */
export type DeskErrorCode = Extract<
  ErrorCode,
  | 'file.no-printer-profile'
  | 'catalog.nothing-to-print'
  | 'print.failed'
  | 'print.link-invalid'
  | 'print.file-unreadable'
  | 'print.page-faulty'
  | 'print.page-differs'
  | 'print.not-processing'
  | 'cover.not-ready'
  | 'cover.has-errors'
  | 'edition.processing'
  | 'edition.nothing-public'
  | 'edition.slug-fixed'
  | 'edition.none-current'
>;

export const deskErrors: Record<DeskErrorCode, string> = {
  'file.no-printer-profile':
    'Die Datei ist kein brauchbares Druckprofil. Nötig ist ein ICC-Profil für CMYK-Druck, wie die Druckerei es verwendet.',
  'print.failed': 'Das Buch konnte nicht generiert werden.',
  'print.file-unreadable':
    'Die Datei auf Position {{position}} ({{label}}) lässt sich nicht drucken. Laden Sie sie neu hoch.',
  'print.page-faulty':
    'Die Seite auf Position {{position}} ({{label}}) lässt sich nicht druckfähig machen. Die bisherigen Bücher bleiben gültig.',
  'print.page-differs':
    'Die Seite auf Position {{position}} ({{label}}) würde anders gedruckt, als ihre PDF-Datei aussieht. Exportieren Sie die Datei neu und laden Sie sie hoch, oder nehmen Sie die Seite aus dem Katalog. Die bisherigen Bücher bleiben gültig.',
  'cover.not-ready': 'Der Umschlag wird noch geprüft.',
  'cover.has-errors': 'Der Umschlag hat Fehler. Der Prüfbericht beim Druck sagt, welche.',

  'print.not-processing': 'Dieser Katalog wird gerade nicht generiert.',
  'catalog.nothing-to-print': 'In diesem Katalog gibt es noch keine druckbaren Seiten.',
  'print.link-invalid': 'Dieser Link ist ungültig oder abgelaufen.',
  'edition.processing': 'Die Online-Ausgabe wird gerade gemacht. Warten Sie, bis sie fertig ist.',
  'edition.nothing-public':
    'In diesem Katalog ist noch keine Weinseite angenommen. Es gibt nichts zu veröffentlichen.',
  'edition.slug-fixed': 'Die Adresse steht fest, seit es eine Ausgabe gibt.',
  'edition.none-current': 'Zurzeit ist keine Ausgabe öffentlich.',
};
