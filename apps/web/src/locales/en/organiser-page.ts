import type { organiserPage as german } from '../de/organiser-page.ts';

export const organiserPage: typeof german = {
  replace: {
    button: 'Replace PDF',
    title: 'Replace PDF, position {{position}}',
    good: 'The new file has no errors. The page stays what it was, now with this file.',
    faulty:
      'The new file has errors; the page is not printed like this. Restore the earlier one, or decide at the report to print it all the same.',
    told: 'The exhibitor has got an e-mail.',
    done: 'Done',
  },
  overview: 'Pages, {{name}}',
  addClosed: 'Pages can only be added to the running catalogue.',
  searchIn: 'description, exhibitor, stand',
  inactiveTitle: '“{{name}}” is inactive',
  inactiveText: 'Its pages are found with the catalogues.',
  inactivePages: 'Pages of “{{name}}”',
  deleteWith: 'Deleted with the page: {{parts}}. This cannot be undone.',
  deleteCategories_one: 'one category',
  deleteCategories_other: '{{count}} categories',
  deleteWines_one: 'the place of one wine',
  deleteWines_other: 'the places of {{count}} wines',
  deleteFile: 'the PDF file “{{name}}”',
  generated: {
    register:
      'This register is made from the data of pages and wines. It can be moved but not changed; this is how it would be printed now.',
    tour: 'Made from ships, decks and stands. Without the tick the wine tour is left out of the catalogue.',
    picture: 'Printed page {{number}}',
  },
  contentHint: 'PDF, one or more pages, each 216 × 141 mm with bleed (210 × 135 mm finished), CMYK, 300 dpi.',
  linkHint: 'Stands in the page list and the print manifest, not on the page.',
  views: {
    all: 'All',
    released: 'Open releases',
    rejected: 'Rejected',
    draft: 'Drafts',
    noPdf: 'Without a PDF',
    faulty: 'PDF with errors',
    accepted: 'Accepted',
  },
  plan: {
    title: 'Sheet plan',
    strip: 'All pages in the order of the catalogue',
    pages_one: 'one position',
    pages_other: '{{count}} positions, printed or not',
    missing_one: 'one to the next four-page sheet',
    missing_other: '{{count}} to the next four-page sheet',
    sheet: 'Sheet {{number}}',
  },
  ownEmpty: 'You have no page in this catalogue yet.',
  ownEndedEmpty: 'You had no page in this catalogue.',
  inactiveOwn: 'The catalogue “{{name}}” is inactive. Your pages stay here to be seen and downloaded.',
  requestFirst: {
    none: {
      title: 'You have not sent a request yet',
      text: 'Pages and stands come with the request for “{{name}}”: you order, the organiser assigns and creates your pages. You can enter your wines right now.',
      action: 'Fill in the request',
    },
    open: {
      title: 'Your request has not been accepted yet',
      text: 'As soon as the organiser has accepted your request for “{{name}}”, your stands are settled and your pages wait here. You can enter your wines right now.',
      action: 'View the request',
    },
    rejected: {
      title: 'Your request was rejected',
      text: 'So no stands and pages are assigned to you for “{{name}}”. Please ask the organiser if you want to take part after all.',
      action: 'View the request',
    },
  },
};
