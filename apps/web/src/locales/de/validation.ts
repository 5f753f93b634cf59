import type { validationKeys } from '@rebblatt/contracts';

/** Texts by rule; {{field}} is the label of the field. */
export const validation: Record<(typeof validationKeys)[number], string> = {
  'validation.required': 'Bei «{{field}}» fehlt die Angabe.',
  'validation.invalid': 'Die Angabe bei «{{field}}» ist ungültig.',
  'validation.unknown': 'Die Angabe «{{name}}» ist hier nicht vorgesehen.',
  'validation.email': 'Bei «{{field}}» ist eine gültige E-Mail-Adresse nötig.',
  'validation.url': 'Bei «{{field}}» ist eine gültige Webadresse nötig, zum Beispiel www.beispiel.ch.',
  'validation.date': 'Bei «{{field}}» ist ein gültiges Datum nötig, zum Beispiel 26.11.2026.',
  'validation.numeric': 'Bei «{{field}}» ist eine gültige Zahl nötig.',
  'validation.reminder-days':
    'Bei «{{field}}» sind ganze Zahlen von 0 bis {{max}} möglich, zum Beispiel 21, 7, 2.',
  'validation.house-number': 'Bei «{{field}}» ist eine Nummer wie 12 möglich, auch 12a, 12bis oder 12–14.',
  'validation.json': 'Die Angabe bei «{{field}}» ist kein gültiges JSON.',
  'validation.integer': 'Bei «{{field}}» ist eine ganze Zahl nötig.',
  'validation.decimals': 'Bei «{{field}}» sind höchstens zwei Stellen nach dem Punkt möglich.',
  'validation.positive': 'Bei «{{field}}» ist eine Zahl über 0 nötig.',
  'validation.min': 'Bei «{{field}}» sind Angaben ab {{min}} möglich.',
  'validation.max': 'Bei «{{field}}» sind Angaben bis {{max}} möglich.',
  'validation.min-length': 'Bei «{{field}}» sind mindestens {{min}} Zeichen nötig.',
  'validation.max-length': 'Bei «{{field}}» sind höchstens {{max}} Zeichen möglich.',
  'validation.max-bytes': 'Der Text bei «{{field}}» ist zu lang; möglich sind {{max}} Byte.',
  'validation.too-many': 'Zahl der Einträge bei «{{field}}»: höchstens {{max}}.',
  'validation.too-few': 'Zahl der Einträge bei «{{field}}»: mindestens {{min}}.',
  'validation.choice': 'Bei «{{field}}» ist diese Auswahl nicht möglich.',
  'validation.confirmed': 'Die beiden Passwörter müssen gleich sein.',
  'validation.common-password': 'Dieses Passwort ist zu bekannt. Wählen Sie ein anderes.',
  'validation.not-before': 'Das Datum bei «{{field}}» darf nicht vor dem Beginn liegen.',
  'validation.below-limit':
    'Der Wert bei «{{field}}» darf nicht unter der strengeren Grenze von {{min}} liegen.',
  'validation.exists': '«{{name}}» gibt es schon.',
  'validation.duplicate': 'Bei «{{field}}» kommt ein Eintrag doppelt vor.',
  'validation.not-found': 'Der Eintrag bei «{{field}}» existiert nicht mehr.',
  'validation.slug': 'Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen.',
  'validation.permutation': 'Die Reihenfolge ist unvollständig. Laden Sie die Liste neu.',
};
