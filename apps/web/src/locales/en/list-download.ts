import type { listDownload as german } from '../de/list-download.ts';

export const listDownload: typeof german = {
  title: 'Download the list',
  rows_one: '{{count}} row, filtered and sorted as in the list.',
  rows_other: '{{count}} rows, filtered and sorted as in the list.',
  columns: 'Columns',
  allColumns: 'All columns',
  none: 'Please choose at least one column.',
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  ordered: 'Ordered',
  accepted: 'of which accepted',
  orders: 'Orders',
  service: 'Service',
  exhibitors: 'Exhibitors',
  prices: 'Bottle sizes and prices',
  wineHint: 'If the column “{{column}}” is included, the list can be edited and imported again.',
};
