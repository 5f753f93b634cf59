import type { de } from '../de/index.ts';

/** One sentence per error code: what happened and what to do. */
export const errors: (typeof de)['errors'] = {
  'request.undecodable': 'The request could not be read. Reload the page and try again.',
  'request.invalid': 'Please check the marked entries.',
  'request.too-large': 'The file or request is too large.',
  'request.wrong-type': 'This format is not accepted here.',
  'request.not-found': 'The entry was not found. It may have been deleted.',
  'request.method-not-allowed': 'This action is not possible here.',
  'request.too-many-at-once':
    'Many pages and pictures are being prepared for you already. Try again in {{seconds}} s.',
  'request.precondition-failed': 'The entry is not the same any more. Reload the page.',
  'request.range-unsatisfiable': 'This part of the file does not exist. Reload the page.',
  'request.throttled': 'Too many requests. Try again in {{seconds}} s.',
  'request.in-progress': 'This action is already running. Wait until it is done.',
  'request.key-reused': 'This action was already run with other entries. Reload the page.',
  'server.unknown': 'Something went wrong. Please try again.',
  'server.maintenance': 'Rebblatt is being maintained and will be back shortly.',
  'server.unavailable': 'The service cannot be reached right now. Try again in a minute.',
  'server.storage-full': 'The server has no storage left. Please tell the organiser.',
  'server.storage-down': 'The file storage cannot be reached right now. Try again in a minute.',
  invalid_grant: 'Invalid email or password.',
  'session.required': 'Please sign in.',
  'session.not-activated':
    'This account has not been activated yet. The organiser will write to you by e-mail.',
  'session.throttled': 'Too many sign-in attempts. Try again in {{seconds}} s.',
  'session.busy': 'Many people are signing in right now. Try again in {{seconds}} s.',
  'session.forbidden': 'Your account has no permission for this.',
  'session.exhibitor-unknown': 'Exhibitor unknown.',
  'session.already-on-behalf': 'You are already working as an exhibitor. Go back to your own account first.',
  'password.token-invalid': 'The link to change the password is invalid or has expired. Request a new one.',
  'password.old-wrong': 'The old password is wrong.',
  'account.email-taken': 'This e-mail is already taken.',
  'conflict.stale': 'Somebody else has saved in the meantime. Compare both versions.',
  'conflict.in-use': 'This entry is used {{use}} and can therefore neither be deleted nor changed over.',
  'conflict.busy': 'Somebody is changing the same thing right now. Please try again.',
  'catalog.closed': 'Data collection for this catalogue is closed.',
  'catalog.inactive': 'The catalogue “{{name}}” is not active.',
  'catalog.has-users-and-pages': 'You may not delete this catalogue. It already has users and pages.',
  'catalog.start-locked': 'The catalogue is already active. You may not change its start date.',
  'catalog.overlaps': '“{{name}}” is running in the same period, from {{from}} to {{to}}.',
  'catalog.type-locked': 'The catalogue type can no longer be changed because stands or pages depend on it.',
  'catalog.processing': 'The catalogue is being generated. Wait until it is done.',
  'catalog.nothing-to-print': 'There are no printable pages in this catalogue yet.',
  'exhibitor.works-in-catalog':
    'This exhibitor cannot be taken out of “{{name}}”, which already holds of theirs: requests {{requests}}, stands {{stands}}, pages {{pages}}.',
  'admin.own-account':
    'You can neither close nor delete your own account, and somebody else has to change its role.',
  'admin.last-super':
    'This is the last open account with the role super administrator. Give this role to somebody else first.',
  'admin.created-wines':
    '{{name}} has entered wines ({{count}}) and therefore stays. Close the account instead of deleting it.',
  'admin.own-password': 'You change your own password under “My account”.',
  'exhibitor.took-part':
    '“{{name}}” cannot be deleted: catalogues, requests, pages, wines or logos belong to this exhibitor, and the data of earlier catalogues would be lost. Close the account instead.',
  'catalog-request.no-catalog':
    'No catalogue is running at the moment. Requests are possible as soon as the organiser opens the next one.',
  'catalog-request.account-inactive':
    'This account has not been activated yet. A request is possible afterwards.',
  'catalog-request.exists':
    'Your request for this catalogue has already been sent. Reload the page to change it.',
  'catalog-request.decided': 'The organiser has decided on this request. Please contact them about changes.',
  'catalog-request.stand-count':
    'The number of stands does not match: {{count}} ordered, {{selected}} selected.',
  'catalog-request.stand-taken': '{{company}} has stand {{stand}} by now. Choose another one.',
  'catalog-request.stand-in-use':
    'The page at position {{position}} is still at stand {{stand}}. Give it another stand first.',
  'catalog-request.stand-not-given': 'Choose one of the stands assigned above.',
  'catalog-request.rows-missing': 'Details of new pages are missing: {{count}} needed, {{given}} filled in.',
  'catalog-request.page-locked':
    'The page at position {{position}} is released. Stand and title can be changed once the release has been cancelled.',
  'file.not-found': 'File not found.',
  'file.empty': 'The file is empty.',
  'file.incorrect-type':
    'By its content this is a file of the type “{{extension}}”. Such files are not possible here.',
  'file.encrypted': 'The PDF file is protected. Save it without a password and upload it again.',
  'file.unreadable': 'The file cannot be opened. Create it again and upload it once more.',
  'file.too-many-checks':
    '{{max}} of your files are waiting to be checked already. Try again in {{seconds}} s.',
  'file.too-complex': 'The file is too complex to be shown or printed. Simplify it and upload it once more.',
  'file.interrupted': 'An error occurred while uploading the file. Please try again.',
  'file.no-printer-profile':
    'The file is no usable output profile. An ICC profile for CMYK printing is needed, as the print office uses it.',
  'file.too-large': 'The file has {{size}} MB, at most {{limit}} MB are allowed.',
  'file.picture-too-large':
    'The picture has {{width}} × {{height}} pixels, at most {{max}} × {{max}} are possible.',
  'logo.not-ready': 'The logo is still being checked.',
  'logo.not-approved': 'The logo is not approved yet.',
  'logo.has-errors': 'The logo does not meet the requirements. The report says what is missing.',
  'logo.in-use': 'The logo is used on a page. Choose another one there first.',
  'logo.too-many': 'An exhibitor can have at most {{max}} logos. Delete one that is no longer needed first.',
  'page.released': 'The page is released and can no longer be edited.',
  'page.not-released': 'The page is not released.',
  'page.accepted': 'The page is accepted. Withdraw the acceptance first.',
  'page.unprintable-characters':
    'The catalogue cannot print these characters: {{characters}}. Replace them, then the page can be released.',
  'page.does-not-fit': 'The content probably does not fit on a single page. Shorten it.',
  'page.not-editable': 'This page cannot be edited.',
  'page.position-null': 'An error occurred while moving. Refresh the page and try moving again.',
  'page.stand-locked': 'The stand can no longer be changed after acceptance.',
  'page.stand-foreign': 'This stand is not assigned to this exhibitor in this catalogue.',
  'page.no-stand': 'The page has no stand yet. Choose one and save the page.',
  'page.remark-foreign': 'Until the next release only the organiser can change this remark.',
  'page.no-logo': 'The page has no logo yet.',
  'page.no-categories': 'The page has no wine categories yet.',
  'page.wines-without-price':
    'These wines have no price for the bottle sizes of their category: {{wines}}. Add the prices or take the wines off the page.',
  'page.no-pdf': 'The page has no PDF file yet.',
  'page.no-earlier-pdf': 'There is no earlier file left to go back to.',
  'page.pdf-not-ready': 'The PDF file is still being checked.',
  'preflight.no-errors': 'The check found no errors in this file; there is nothing to decide.',
  'preflight.beyond-override': 'This file cannot be printed, whatever is decided. Ask for a new file.',
  'page.pdf-has-errors': 'The PDF file has errors. Upload a corrected file.',
  'page.no-request':
    'You have not sent a request for this catalogue yet. Pages come with the accepted request.',
  'page.request-open':
    'Your request for this catalogue has not been accepted yet. Pages come with its acceptance.',
  'page.wine-pages-exceeded':
    'Your request covers {{max}} wine pages, and there are as many already. For more, please ask the organiser.',
  'page.ad-pages-exceeded':
    'Your request covers {{max}} ad pages, and there are as many already. For more, please ask the organiser.',
  'page.rejection-needs-comment': 'When rejecting, write in the comment what has to change.',
  'page.import-foreign': 'This page cannot be imported here.',
  'page.imported-already': 'This page has already been imported into another page.',
  'wine.duplicate': 'There is already a wine with these parameters.',
  'wine.on-page': 'The wine stands on a catalogue page and cannot be deleted.',
  'wine.entered-by-exhibitor': 'The exhibitor entered this wine; it stays with them.',
  'wine.on-page-of-exhibitor': 'The wine stands on a page of its exhibitor. Take it off that page first.',
  'wine.no-matching-price': 'The wine has no price for the bottle sizes of this category.',
  'wine.price-on-page':
    'Without this price, “{{wine}}” would stand at position {{pages}} of the catalogue without one. Take the wine off the page first.',
  'wine.already-on-page': 'The wine already stands on this page.',
  'print.link-invalid': 'Invalid or expired verification key!',
  'print.failed': 'The catalogue could not be generated.',
  'print.file-unreadable': 'The file of page {{position}} ({{label}}) cannot be printed. Upload it again.',
  'print.page-faulty':
    'Page {{position}} ({{label}}) cannot be made ready for print. The earlier catalogues stay valid.',
  'print.page-differs':
    'Page {{position}} ({{label}}) would print differently from what its PDF file shows. Export the file anew and upload it, or take the page out of the catalogue. The earlier catalogues stay valid.',
  'print.profile-unusable': 'The output profile is damaged or not made for four-colour printing.',
  'print.not-processing': 'No generation is running for this catalogue.',
  'print.browser-down': 'Print preparation is not available right now. Try again in a minute.',
  'print.too-slow': 'Print preparation took too long. Please try again.',
  'catalog.none-active': 'No catalogue is running at the moment.',
  'exhibitor.catalog-missing': 'Without an active catalogue there is nobody to send the message to.',
  'exhibitor.no-recipients': 'No exhibitor with an active account is in this catalogue yet.',
  'mail.not-failed': 'This e-mail was sent or is still waiting; it need not be sent again.',
  'mail.key-expired': 'The link in this e-mail is no longer valid. “Forgot password” sends a new one.',
  'mail.not-sent': 'The mail server did not accept the message: {{reason}}',
  'job.worker-lost': 'Processing was interrupted. Start it again.',
  'job.cancelled': 'The generation was cancelled. The results are as they were.',
  'status.processing': 'The entry is still being processed and cannot be hidden.',
};
