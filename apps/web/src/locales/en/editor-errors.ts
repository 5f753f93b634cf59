import type { EditorErrorCode } from '../de/editor-errors.ts';

export const editorErrors: Record<EditorErrorCode, string> = {
  'page.import-foreign': 'This page cannot be imported here.',
  'page.imported-already': 'This page has already been imported into another page.',
  'page.import-changed-since':
    'The import can no longer be undone, because the page or a wine has been changed since.',
  'page.no-earlier-pdf': 'There is no earlier file left to go back to.',
  'page.remark-foreign': 'Only the organiser can change this remark until the next release.',
  'page.stand-locked': 'The stand can no longer be changed after acceptance.',
  'page.no-logo': 'The page has no logo yet.',
  'page.no-categories': 'The page has no categories yet.',
  'page.no-wines': 'There is no wine on the page yet. Add wines to a category.',
  'page.wines-without-price':
    'These wines have no price for the bottle sizes of their category: {{wines}}. Add the prices or remove the wines from the page.',
  'page.does-not-fit': 'The content probably does not fit on a single page. Shorten it.',
};
