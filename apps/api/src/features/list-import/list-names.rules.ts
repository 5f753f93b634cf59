import type { ImportResource, Language } from '@rebblatt/contracts';

/** What a list is called, as its file and its sheet are named. */
export const listNames: Record<ImportResource, Record<Language, string>> = {
  stand: { de: 'Stände', fr: 'Stands', en: 'Stands' },
  'page-title': { de: 'Seitentitel', fr: 'Titres de page', en: 'Page titles' },
  service: { de: 'Dienstleistungen', fr: 'Prestations', en: 'Services' },
  country: { de: 'Länder', fr: 'Pays', en: 'Countries' },
  region: { de: 'Regionen', fr: 'Régions', en: 'Regions' },
  'grape-variety': { de: 'Rebsorten', fr: 'Cépages', en: 'Grape varieties' },
  'wine-type': { de: 'Weintypen', fr: 'Types de vin', en: 'Wine types' },
  'wine-category': { de: 'Weinkategorien', fr: 'Catégories de vin', en: 'Wine categories' },
  'bottle-size': { de: 'Flaschengrössen', fr: 'Contenances', en: 'Bottle sizes' },
  award: { de: 'Auszeichnungen', fr: 'Distinctions', en: 'Awards' },
  ship: { de: 'Schiffe', fr: 'Bateaux', en: 'Ships' },
  deck: { de: 'Decks', fr: 'Ponts', en: 'Decks' },
  exhibitor: { de: 'Aussteller', fr: 'Exposants', en: 'Exhibitors' },
  'award-result': { de: 'Auszeichnungen der Jury', fr: 'Distinctions du jury', en: 'Awards of the jury' },
  request: { de: 'Anfragen', fr: 'Demandes', en: 'Requests' },
};
