import { changedFact } from './changed-fact.ts';
import { editorErrors } from './editor-errors.ts';
import { pageEdit } from './page-edit.ts';
import { pageNews } from './page-news.ts';
import { wineEditor } from './wine-editor.ts';
import { leave } from './wine-leave.ts';

/** What the editor of a page says; it comes with it. */
export const deEditor = {
  changedFact,
  errors: editorErrors,
  pageEdit,
  pageNews,
  wine: { leave },
  wineEditor,
};
