export const catalog = {
  name: 'Name',
  type: 'Fair',
  from: 'Start',
  fromHint: 'First day of data collection.',
  startLocked: 'The catalogue is already running, so its start can no longer change.',
  to: 'End',
  toHint: 'Last day of data collection, until midnight.',
  end: 'End data collection',
  endText:
    'The new last day has already passed. This ends “{{name}}” at once: exhibitors will no longer be able to change or release their pages.',
  running: 'running',
  pagesOf: 'Pages of “{{name}}”',
  printOf: 'Print, “{{name}}”',
  exhibitorsOf: 'Exhibitors of “{{name}}”',
  nextOf: 'Next catalogue after “{{name}}”',
  deleteWarning: 'A catalogue can only be deleted while it has no exhibitors and no pages.',
};
