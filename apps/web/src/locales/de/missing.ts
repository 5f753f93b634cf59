import type { Entity } from '@rebblatt/contracts';

/** What was not found, in full: articles differ. */
export const missing: Record<Entity, string> = {
  catalog: 'Der Katalog wurde nicht gefunden',
  page: 'Die Seite wurde nicht gefunden',
  'page-category': 'Die Kategorie wurde nicht gefunden',
  wine: 'Der Wein wurde nicht gefunden',
  logo: 'Das Logo wurde nicht gefunden',
  exhibitor: 'Der Aussteller wurde nicht gefunden',
  country: 'Das Land wurde nicht gefunden',
  region: 'Die Region wurde nicht gefunden',
  'page-title': 'Der Seitentitel wurde nicht gefunden',
  ship: 'Das Schiff wurde nicht gefunden',
  deck: 'Das Deck wurde nicht gefunden',
  stand: 'Der Stand wurde nicht gefunden',
  'bottle-size': 'Die Flaschengrösse wurde nicht gefunden',
  award: 'Die Auszeichnung wurde nicht gefunden',
  service: 'Die Dienstleistung wurde nicht gefunden',
  'wine-type': 'Der Weintyp wurde nicht gefunden',
  'wine-category': 'Die Weinkategorie wurde nicht gefunden',
  'grape-variety': 'Die Rebsorte wurde nicht gefunden',
  'print-result': 'Das Buch wurde nicht gefunden',
  'print-link': 'Der Link für die Druckerei wurde nicht gefunden',
  mail: 'Die E-Mail wurde nicht gefunden',
};
