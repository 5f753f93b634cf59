import type { EditorErrorCode } from '../de/editor-errors.ts';

export const editorErrors: Record<EditorErrorCode, string> = {
  'page.import-foreign': 'This page cannot be imported here.',
  'page.imported-already': 'This page has already been imported into another page.',
  'page.import-changed-since':
    'The page or a wine has been changed since the import, which can no longer be undone.',
  'page.no-earlier-pdf': 'There is no earlier file left to go back to.',
  'page.remark-foreign': 'Until the next release only the organiser can change this remark.',
  'page.stand-locked': 'The stand can no longer be changed after acceptance.',
};
