export const catalog = {
  name: 'Name',
  type: 'Fair',
  from: 'Start',
  fromHint: 'First day of the data collection.',
  startLocked: 'The catalogue is already running; its start stays.',
  to: 'End',
  toHint: 'Last day of the data collection, until midnight.',
  end: 'End the collection',
  endText:
    'The new last day is over already. This ends “{{name}}” at once: the exhibitors can neither change nor release their pages any more.',
  running: 'running',
  pagesOf: 'Pages of “{{name}}”',
  printOf: 'Print desk of “{{name}}”',
  exhibitorsOf: 'Exhibitors of “{{name}}”',
  deleteWarning: 'A catalogue can only be deleted while it has no exhibitors and no pages.',
};
