import type { missing as german } from '../de/missing.ts';

/** What was not found, in full. */
export const missing: typeof german = {
  catalog: 'The catalogue was not found',
  page: 'The page was not found',
  'page-category': 'The category was not found',
  wine: 'The wine was not found',
  logo: 'The logo was not found',
  exhibitor: 'The exhibitor was not found',
  country: 'The country was not found',
  region: 'The region was not found',
  'page-title': 'The page title was not found',
  ship: 'The ship was not found',
  deck: 'The deck was not found',
  stand: 'The stand was not found',
  'bottle-size': 'The bottle size was not found',
  award: 'The award was not found',
  service: 'The service was not found',
  'wine-type': 'The wine type was not found',
  'wine-category': 'The wine category was not found',
  'grape-variety': 'The grape variety was not found',
  'print-result': 'The book was not found',
  'print-link': 'The link for the printer was not found',
  mail: 'The e-mail was not found',
};
