import type { de } from '../de/index.ts';

/** One sentence per error code: what happened and what to do. */
export const errors: (typeof de)['errors'] = {
  'request.undecodable': 'The request could not be read. Reload the page and try again.',
  'request.invalid': 'Please check the marked entries.',
  'request.too-large': 'The file or the request is too large.',
  'request.wrong-type': 'This format is not accepted here.',
  'request.not-found': 'The entry was not found. It may have been deleted.',
  'request.method-not-allowed': 'This action is not possible here.',
  'request.too-many-at-once':
    'Many pages and images are already being prepared for you. Try again in {{wait}}.',
  'request.precondition-failed': 'The entry has changed in the meantime. Please reload the page.',
  'request.range-unsatisfiable': 'This part of the file does not exist. Please reload the page.',
  'request.throttled': 'Too many requests. Try again in {{wait}}.',
  'request.in-progress': 'This action is already running. Please wait until it is finished.',
  'request.key-reused':
    'This action has already been carried out with different entries. Please reload the page.',
  'server.unknown': 'Something went wrong. Please try again.',
  'server.busy': 'A lot is going on right now. Please try again in {{wait}}.',
  'server.maintenance': 'Rebblatt is down for maintenance and will be back shortly.',
  'server.unavailable': 'The service cannot be reached right now. Try again in a minute.',
  'server.storage-full': 'The server has run out of storage. Please tell the organiser.',
  'server.storage-down': 'The file storage cannot be reached right now. Try again in a minute.',
  'server.storage-slow': 'The file storage is not answering right now. Try again in a minute.',
  invalid_grant: 'Invalid email or password.',
  'session.required': 'Please sign in.',
  'session.not-activated':
    'This account has not been activated yet. The organiser will write to you by e-mail.',
  'session.closed': 'This account is closed. Please contact the organiser.',
  'session.throttled': 'Too many sign-in attempts. Try again in {{wait}}.',
  'session.busy': 'Many people are signing in right now. Try again in {{wait}}.',
  'session.forbidden': 'Your account does not have permission for this.',
  'password.old-wrong': 'The current password is wrong.',
  'account.email-taken': 'This e-mail is already taken.',
  'conflict.stale': 'Somebody else has saved in the meantime. Compare both versions.',
  'conflict.in-use': 'This entry is used {{use}}, so it can be neither deleted nor changed in this way.',
  'conflict.busy': 'Somebody is changing the same entry right now. Please try again.',
  'catalog.closed': 'Data collection for this catalogue has ended.',
  'catalog.inactive': 'The catalogue “{{name}}” is not active.',
  'catalog.processing': 'The catalogue is being generated. Please wait until it is finished.',
  'file.not-found': 'The file was not found.',
  'file.empty': 'The file is empty.',
  'file.incorrect-type':
    'Judging by its content, this is a “{{extension}}” file. Such files cannot be used here.',
  'file.encrypted': 'The PDF file is protected. Save it without a password and upload it again.',
  'file.unreadable': 'The file cannot be opened. Please create it again and upload it once more.',
  'file.too-many-checks': '{{max}} of your files are already waiting to be checked. Try again in {{wait}}.',
  'file.too-complex': 'The file is too complex to be displayed or printed. Simplify it and upload it again.',
  'file.not-processed':
    'The file could not be processed just now, through no fault of its own. Please try again in a minute.',
  'file.interrupted': 'An error occurred while uploading the file. Please try again.',
  'file.too-large': 'The file is {{size}} MB; at most {{limit}} MB is allowed.',
  'file.picture-too-large':
    'The picture is {{width}} × {{height}} pixels; at most {{max}} × {{max}} is possible.',
  'logo.not-approved': 'The logo has not been approved yet.',
  'logo.has-errors': 'The logo does not meet the requirements. The report says what is wrong.',
  'page.released': 'The page has been released. Withdraw the release first if something is to change.',
  'page.not-released': 'The page is not released.',
  'page.accepted': 'The page is accepted. Withdraw the acceptance first.',
  'page.unprintable-characters':
    'These characters cannot be printed in the catalogue: {{characters}}. Replace them, and the page can be released.',
  'page.invisible-character':
    'There is an invisible character ({{character}}) after “{{after}}” that cannot be printed in the catalogue. Delete it together with the letter before it, then type that letter again.',
  'page.not-editable': 'This page cannot be edited.',
  'page.position-null': 'An error occurred while moving. Refresh the page and try moving again.',
  'page.stand-foreign': 'This stand is not assigned to this exhibitor in this catalogue.',
  'page.no-stand': 'The page has no stand yet. Choose one and save the page.',
  'page.no-pdf': 'The page has no PDF file yet.',
  'page.pdf-not-ready': 'The PDF file is still being checked.',
  'preflight.no-errors': 'The check found no errors in this file, so there is nothing to decide.',
  'preflight.beyond-override': 'This file cannot be printed, whatever is decided. Please ask for a new file.',
  'page.pdf-has-errors': 'The PDF file has errors. Upload a corrected file.',
  'page.no-request':
    'You have not sent a request for this catalogue yet. Pages come with the accepted request.',
  'page.request-open':
    'Your request for this catalogue has not been accepted yet. Pages come with its acceptance.',
  'page.wine-pages-exceeded':
    'Your request covers {{max}} wine pages, and there are already that many. If you need more, please ask the organiser.',
  'page.ad-pages-exceeded':
    'Your request covers {{max}} advertisements, and there are already that many. If you need more, please ask the organiser.',
  'wine.no-matching-price': 'The wine has no price for the bottle sizes of this category.',
  'wine.price-on-page':
    'Without this price, “{{wine}}” would appear without any at position {{pages}} of the catalogue. Take the wine off the page first.',
  'wine.already-on-page': 'The wine is already on this page.',
  'print.profile-unusable': 'The output profile is damaged or not made for four-colour printing.',
  'print.browser-down': 'Print preparation is not available right now. Try again in a minute.',
  'print.too-slow': 'Print preparation took too long. Please try again.',
  'catalog.none-active': 'No catalogue is running at the moment.',
  'job.worker-lost': 'Processing was interrupted. Start it again.',
  'job.cancelled': 'The generation was cancelled. The results have not changed.',
  'status.processing': 'The entry is still being processed and cannot be hidden.',
};
