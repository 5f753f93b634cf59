import type { OrganiserErrorCode } from '../de/organiser-errors.ts';

export const organiserErrors: Record<OrganiserErrorCode, string> = {
  'design.too-heavy': 'This colour needs {{sum}} % ink altogether; the paper bears at most {{max}} %.',
  'design.too-light':
    'Small type would be hard to read in this colour. Choose a darker one (contrast {{contrast}}, needed {{min}}).',
  'design.no-address':
    'The code would lead to an address that only this machine knows. Whoever runs Rebblatt has to set the address of the service first (PUBLIC_URL).',
  'design.address-too-long': 'The address {{address}} is too long for a code that prints well at this size.',
  'design.mark-has-errors':
    'The mark has errors with which it cannot be printed. Nothing was stored; what has to be mended is listed below.',
  'design.overflows':
    'With this sentence, released pages no longer fit on their sheet: position {{pages}}. Shorten it.',
  'correction.open': 'A correction has already been proposed for this page.',
  'correction.ended': 'This correction is no longer open. Reload the page.',
  'correction.changed-since':
    'Something on this page has changed since its release. The correction no longer fits, so nothing was changed.',
  'correction.taken-otherwise':
    'At position {{position}} of “{{catalog}}”, the wording “{{to}}” was accepted for this text. On this page only the same wording can be proposed; any other must first be proposed at position {{position}}.',
  'correction.taken-away':
    'At position {{position}} of “{{catalog}}”, this text was removed. On this page only the same can be proposed; anything else must first be proposed at position {{position}}.',
  'exhibitor.works-in-catalog':
    'This exhibitor cannot be removed from “{{name}}”, because they already have there: requests {{requests}}, stands {{stands}}, pages {{pages}}.',
  'history.exhibitor-gone': 'The exhibitor no longer exists.',
  'history.reference-gone': '“{{name}}” no longer exists. Add the entry again and choose it by hand.',
  'history.wine-twice': 'The exhibitor has added “{{name}}” again in the meantime.',
  'history.wine-gone': '“{{wine}}” no longer exists. Bring the wine back first.',
  'history.price-gone': '“{{wine}}” no longer has a price for the category “{{category}}”.',
  'history.file-gone': 'The file no longer exists. Deleted files are kept for 30 days.',
  'history.catalog-gone': 'The catalogue no longer exists.',
  'history.catalog-ended': 'The collection for “{{name}}” has ended.',
  'history.not-member': 'The exhibitor no longer belongs to this catalogue.',
  'history.not-kept': 'The state at that time was not recorded completely.',
  'history.same': 'Everything is already as it was then.',
  'history.there-again': 'It is already there again.',
  'admin.own-account':
    'You can neither close nor delete your own account, and somebody else has to change its role.',
  'admin.last-super':
    'This is the last open account with the role super administrator. Give this role to somebody else first.',
  'admin.created-wines':
    '{{name}} has entered wines ({{count}}), so the account cannot be deleted. Close it instead.',
  'admin.own-password': 'Change your own password under “My account”.',
  'exhibitor.not-in-catalog': 'The exhibitor does not belong to this catalogue.',
  'exhibitor.without-password':
    'This account has no password yet. Invite the exhibitor, who opens it with a password of their own.',
  'exhibitor.took-part':
    '“{{name}}” cannot be deleted. This still belongs to the exhibitor: {{belongings}}. Close the account instead, or delete first what is there.',
  'catalog-request.no-catalog':
    'No catalogue is running at the moment. Requests are possible as soon as the organiser opens the next one.',
  'catalog-request.account-inactive':
    'This account has not been activated yet. You can send a request once it has been.',
  'catalog-request.exists':
    'Your request for this catalogue has already been sent. Reload the page to change it.',
  'catalog-request.decided': 'The organiser has decided on this request. Please contact them about changes.',
  'catalog-request.stand-count':
    'The number of stands does not match: ordered {{count}}, selected {{selected}}.',
  'catalog-request.stand-taken':
    'Stand {{stand}} has since been assigned to {{company}}. Choose another one.',
  'catalog-request.stand-in-use':
    'The page at position {{position}} is still at stand {{stand}}. Give it another stand first.',
  'catalog-request.stand-not-given': 'Choose one of the stands assigned above.',
  'catalog-request.rows-missing': 'Details of new pages are missing: needed {{count}}, filled in {{given}}.',
  'catalog-request.page-locked':
    'The page at position {{position}} is released. Stand and title can be changed once the release has been cancelled.',
  'catalog-request.not-decided': 'This request is still waiting for a decision.',
  'catalog-request.undo-late':
    'The decision can no longer be undone: the e-mail to the exhibitor is on its way. Change the decision instead.',
  'catalog-request.undo-changed':
    'Not undone: something about this exhibitor’s stands or pages has changed since.',
  'catalog-request.undo-stand-taken': 'Not undone: stand {{stand}} now belongs to {{company}}.',
  'exhibitor.catalog-missing': 'Without an active catalogue there is nobody to send the message to.',
  'exhibitor.no-recipients': 'No exhibitor with an active account is in this catalogue yet.',
  'mailing.placeholder': '“{{word}}” cannot be replaced. There are {company}, {contact}, {stand} and {days}.',
  'mailing.days-over': 'This catalogue is over: no days are left. Take out {days}.',
  'mailing.needs-catalog':
    'Only a message to the exhibitors of a catalogue knows stands and days. Take out {stand} and {days}.',
  'mail.not-failed': 'This e-mail has been sent or is still waiting; there is no need to send it again.',
  'mail.not-delivered': 'This e-mail was not sent; only one that was sent can come back.',
  'mail.return-outlook':
    '“{{name}}” is saved in Outlook’s format (.msg), which only Outlook reads. Open the e-mail in Outlook on the web and save it there with “…” and “Download” as EML, or copy its text into the field.',
  'mail.return-empty': '“{{name}}” is empty.',
  'mail.return-large': '“{{name}}” is larger than {{limit}} MB. Copy the text of the notice into the field.',
  'mail.return-none': '“{{name}}” is no e-mail. Save the notice in your mail program as .eml.',
  'mail.return-nested':
    '“{{name}}” is nested so deeply that it cannot be read. Copy the text of the notice into the field.',
  'mail.return-many':
    'There is no room left for “{{name}}”. Read the others first; at most {{max}} are read at once.',
  'mail.key-expired': 'The link in this e-mail is no longer valid. “Forgot password” sends a new one.',
  'mail.link-anew':
    'The link in this e-mail did not arrive. Create a new one: for the printer under “Print”, for the designer beside the advertisement.',
  'mail.not-sent': 'The mail server did not accept the message: {{reason}}',
  'catalog.has-users-and-pages': 'You may not delete this catalogue. It already has users and pages.',
  'catalog.start-locked': 'The catalogue is already active. You may not change its start date.',
  'catalog.overlaps': '“{{name}}” is running in the same period, from {{from}} to {{to}}.',
  'catalog.type-locked': 'The catalogue type can no longer be changed because stands or pages depend on it.',
  'logo.too-small':
    'Without its empty edge the picture is only {{width}} × {{height}} pixels and would be printed {{mm}} mm large. It needs at least {{min}} pixels on its longer side; 600 pixels make 51 mm.',
  'logo.empty': 'Nothing can be seen in the file: it has only one colour. Choose the file with the logo.',
  'logo.typefaces':
    'The logo uses typefaces that are not available here: {{names}}. Convert the text to paths in the drawing program and upload the file again.',
  'logo.linked':
    'The logo takes parts from elsewhere that are missing here: {{names}}. Embed them in the drawing program and upload the file again.',
  'logo.too-intricate':
    'The drawing has too many parts. Simplify it, or save it as a PNG at least 673 pixels wide.',
  'logo.not-placed': 'This logo came as a finished page and stays as it is.',
  'logo.approved': 'The logo has already been approved and stays as it is.',
  'logo.from-illustrator':
    'EPS and PostScript files cannot be opened here. In Illustrator choose “File”, “Save a Copy…” and the format “Adobe PDF”, and upload that PDF. If you do not have the program, ask the person who designed the logo for a PDF.',
  'logo.from-photoshop':
    'Photoshop files cannot be opened here. In Photoshop choose “File”, “Save a Copy…” and the format “Photoshop PDF”, TIFF or PNG, and upload that file. If you do not have the program, ask the person who designed the logo for a PDF.',
  'logo.from-coreldraw':
    'CorelDRAW files cannot be opened here. In CorelDRAW choose “File”, “Publish to PDF”, and upload that PDF. If you do not have the program, ask the person who designed the logo for a PDF.',
  'logo.from-affinity':
    'Affinity files cannot be opened here. In Affinity choose “File”, “Export…” and the format PDF, and upload that PDF. If you do not have the program, ask the person who designed the logo for a PDF.',
  'logo.from-indesign':
    'InDesign files cannot be opened here. In InDesign choose “File”, “Export…” and the format “Adobe PDF (Print)”, and upload that PDF. If you do not have the program, ask the person who designed the logo for a PDF.',
  'logo.from-word':
    'Files from Word and similar programs cannot be opened here. Choose “File”, “Save As” and the format PDF there, or save only the logo as a picture. Even better is a PDF from the person who designed the logo.',
  'logo.in-use': 'The logo is used on a page. Choose another one there first.',
  'logo.too-many': 'An exhibitor can have at most {{max}} logos. Delete one that is no longer needed first.',
  'wine.duplicate': 'There is already a wine with these parameters.',
  'wine.on-page': 'The wine is on a catalogue page and cannot be deleted.',
  'wine.entered-by-exhibitor': 'The exhibitor entered this wine, so it stays with them.',
  'wine.on-page-of-exhibitor': 'The wine is on a page of its exhibitor. Take it off that page first.',
  'logo.not-ready': 'The logo is still being checked.',
  'session.exhibitor-unknown': 'Exhibitor unknown.',
  'page.correction-open':
    'A correction of this page has been proposed and the exhibitor has not decided on it yet. If the page is accepted, the proposed correction lapses.',
  'page.rejection-needs-comment': 'When you reject a page, please say in the comment what has to be changed.',
  'session.already-on-behalf': 'You are already working as an exhibitor. Go back to your own account first.',
};
