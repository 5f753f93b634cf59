import type { de } from '../de/index.ts';

export const unsaved: (typeof de)['unsaved'] = {
  signOut: 'You have unsaved changes. If you sign out, they will be lost.',
  restored: 'What you had entered before signing in is back.',
  draft: 'Your draft of {{time}} has been restored.',
  dropDraft: 'Discard draft',
  notStored: {
    title: 'Not saved',
    text: 'These entries could no longer be saved. If you still need them, copy the text and send it to the organiser.',
    toOrganiser:
      'These entries could no longer be saved. If you still need them, copy the text before you close.',
    label: 'Entries that were not saved',
    copy: 'Copy text',
    copied: 'Copied',
    entry: '{{label}}: {{text}}',
  },
};
