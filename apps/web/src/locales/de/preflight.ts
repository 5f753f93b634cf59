import type { PreflightCode, UnreadableReason } from '@rebblatt/contracts';

const reasons: Record<UnreadableReason, string> = {
  empty: 'Die Datei ist leer.',
  'not-a-pdf': 'Die Datei ist keine PDF-Datei.',
  damaged: 'Die PDF-Datei ist beschädigt oder unvollständig. Exportieren Sie sie noch einmal.',
  'no-pages': 'Die PDF-Datei hat keine Seite.',
  'page-tree': 'Der Seitenaufbau der PDF-Datei ist fehlerhaft. Exportieren Sie sie noch einmal.',
  'page-count-unclear':
    'Wie viele Seiten die PDF-Datei hat, ist nicht eindeutig. Exportieren Sie sie noch einmal.',
  'too-many-pages': 'Die PDF-Datei hat zu viele Seiten.',
  bomb: 'Die PDF-Datei wird beim Öffnen unzulässig gross.',
  'too-slow':
    'Die PDF-Datei ist zu aufwendig, um sie zu prüfen. Vereinfachen Sie sie und exportieren Sie sie noch einmal.',
  'too-much-memory':
    'Die PDF-Datei braucht zu viel Speicher. Vereinfachen Sie sie und exportieren Sie sie noch einmal.',
};

/** What the check of an uploaded PDF noticed, by code. */
export const preflight = {
  reasons,
  ...({
    'FILE-OPEN': 'Die PDF-Datei lässt sich nicht lesen.',
    'FILE-ENCRYPTED':
      'Die PDF-Datei ist verschlüsselt. Exportieren Sie sie ohne Passwort und ohne Einschränkungen.',
    'PAGE-COUNT': 'Die PDF-Datei hat {{measured}} Seiten, nötig ist genau eine.',
    'PAGE-SIZE': 'Die Seite ist {{measured}} gross, nötig sind {{wanted}}.',
    'PAGE-BLEED-BOX':
      'Der Beschnitt fehlt oder ist zu knapp: die Seite reicht bis {{measured}}, nötig sind {{wanted}}.',
    'BOX-TRIM-MISSING':
      'Das Endformat ist in der Datei nicht angegeben; angenommen wird {{wanted}} in der Mitte der Seite.',
    'PAGE-BOX-NEST':
      'Endformat und Beschnitt liegen nicht innerhalb der Seite. Exportieren Sie die Datei noch einmal.',
    'PAGE-ROTATE': 'Die Seite ist um {{measured}} gedreht.',
    'PAGE-USERUNIT': 'Die Datei verwendet einen eigenen Massstab. Exportieren Sie sie in Originalgrösse.',
  } satisfies Record<PreflightCode, string>),
};
