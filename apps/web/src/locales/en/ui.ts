import type { de } from '../de/index.ts';

export const ui: (typeof de)['ui'] = {
  save: 'Save',
  back: 'Back',
  broughtBack: 'Back again: {{name}}',
  cancel: 'Cancel',
  close: 'Close',
  editOne: 'Edit “{{name}}”',
  delete: 'Delete',
  deleteOne: 'Delete “{{name}}”',
  undo: 'Undo',
  retry: 'Try again',
  download: 'Download',
  yes: 'yes',
  no: 'no',
  active: 'active',
  inactive: 'inactive',
  none: '–',
  organiser: 'Organiser:',
  quoted: '“{{text}}”',
  dismissMessage: 'Close message',
  failedTitle: 'The data could not be loaded',
  missingPart:
    'This part could not be loaded because the server cannot be reached. Everything else on the screen stays as it is.',
  notFoundTitle: 'Not found',
  notFoundText: 'The entry has been deleted or does not belong to your account.',
  ofOrganiser: {
    'page.accepted':
      'The page is accepted and can no longer be changed. For changes, please contact the organiser.',
  },
  toOrganiser: {
    'server.storage-full': 'The server has run out of storage. Please tell the person who runs Rebblatt.',
  },
};
