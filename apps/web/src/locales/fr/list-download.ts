import type { listDownload as german } from '../de/list-download.ts';

export const listDownload: typeof german = {
  title: 'Télécharger la liste',
  rows_one: '{{count}} ligne, filtrée et triée comme dans la liste.',
  rows_other: '{{count}} lignes, filtrées et triées comme dans la liste.',
  columns: 'Colonnes',
  allColumns: 'Toutes les colonnes',
  none: 'Veuillez choisir au moins une colonne.',
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  ordered: 'Commandé',
  accepted: 'dont acceptés',
  orders: 'Commandes',
  service: 'Prestation',
  exhibitors: 'Exposants',
  prices: 'Contenances et prix',
  wineHint: 'Avec la colonne « {{column}} », la liste peut être modifiée puis importée de nouveau.',
};
