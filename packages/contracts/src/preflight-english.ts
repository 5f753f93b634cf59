import type { PreflightCode, UnreadableReason } from './preflight.ts';

const reasons: Record<UnreadableReason, string> = {
  empty: 'The file is empty.',
  'not-a-pdf': 'The file is not a PDF file.',
  damaged: 'The PDF file is damaged or incomplete. Export it once more.',
  'no-pages': 'The PDF file has no page.',
  'page-tree': 'The page structure of the PDF file is broken. Export it once more.',
  'page-count-unclear': 'It is not clear how many pages the PDF file has. Export it once more.',
  'too-many-pages': 'The PDF file has too many pages.',
  bomb: 'The PDF file grows beyond all limits when it is opened.',
  'unknown-filter':
    'The PDF file is compressed in a way that is not part of the PDF standard. Export it once more.',
  'too-slow': 'The PDF file is too complex to check. Simplify it and export it once more.',
  'too-much-memory': 'The PDF file needs too much memory. Simplify it and export it once more.',
};

/** What each code checks, as an item of a list. */
const titles: Record<PreflightCode, string> = {
  'FILE-OPEN': 'whether it can be read',
  'FILE-ENCRYPTED': 'encryption',
  'FILE-VERSION': 'PDF version',
  'FILE-VERSION-FEATURES': 'novelties of the PDF format',
  'PAGE-COUNT': 'number of pages',
  'COVER-PAGES': 'pages of the cover',
  'PAGE-SIZE': 'page size',
  'PAGE-BLEED-BOX': 'size of the bleed',
  'BOX-TRIM-MISSING': 'finished size',
  'PAGE-BOX-NEST': 'finished size and bleed',
  'PAGE-ROTATE': 'rotation',
  'PAGE-USERUNIT': 'scale',
  'PAGE-CROPBOX': 'crop',
  'PAGE-BLEED-CONTENT': 'pictures and areas in the bleed',
  'PAGE-MARKS': 'printer’s marks',
  'PAGE-EMPTY': 'empty page',
  'PAGE-DAMAGED': 'damaged parts',
  'PAGE-DIFFERS': 'same look in print',
  'CONTENT-CUT': 'content that breaks off',
  'FONT-DAMAGED': 'damaged fonts',
  'IMG-DAMAGED': 'damaged pictures',
  'IMG-CONTRADICTS': 'contradictory pictures',
  'IMG-NOT-EXAMINED': 'pictures that are too large',
  'NOT-EXAMINED': 'further points',
  'IMG-PPI': 'picture resolution',
  'IMG-PPI-1BIT': 'resolution of black and white pictures',
  'IMG-PPI-PAGE': 'resolution of the whole page',
  'IMG-OVERRES': 'pictures that are too fine',
  'COL-RGB': 'screen colours',
  'COL-ICC-CMYK': 'CMYK profiles',
  'COL-ICC-GRAY': 'grey profiles',
  'COL-CALGRAY': 'screen grey',
  'COL-SPOT': 'spot colours',
  'COL-REGISTRATION': 'registration colour',
  'COL-BLEND-CS': 'transparency colour space',
  'COL-TAC': 'amount of ink',
  'COL-OUTPUTINTENT': 'printing condition',
  'TXT-FONT-EMBED': 'embedded fonts',
  'TXT-COURIER': 'replacement font',
  'TXT-SMALL-MULTI': 'small text in several inks',
  'TXT-SMALL-WHITE': 'small white text',
  'TXT-RICHBLACK': 'black text',
  'LINE-HAIRLINE': 'fine lines',
  'OVP-WHITE-TEXT': 'overprinting white text',
  'OVP-WHITE-PATH': 'overprinting white areas',
  'OVP-GRAY': 'overprinting grey',
  'OVP-BLACK-MISSING': 'black that leaves its ground empty',
  TRANSP: 'transparent parts',
  LAYERS: 'layers',
  INTERACTIVE: 'forms, links and attachments',
  'MISC-X': 'unsafe commands',
  'PDFX-CLAIM': 'PDF/X standard',
};

/** The texts of the findings, by code, in English: what is wrong, what is needed, what to do. */
export const preflightEnglish = {
  reasons,
  titles,
  ...({
    'FILE-OPEN': 'The PDF file cannot be read.',
    'FILE-ENCRYPTED': 'The PDF file is encrypted. Export it without password and without restrictions.',
    'FILE-VERSION':
      'The file is PDF {{measured}}; at most PDF {{wanted}} is wanted. Choose an older PDF version when exporting.',
    'FILE-VERSION-FEATURES':
      'The file uses novelties of PDF {{measured}}; at most PDF {{wanted}} is expected. Choose an older PDF version when exporting.',
    'PAGE-COUNT': 'The PDF file has {{measured}} pages; exactly one is needed.',
    'COVER-PAGES':
      'The page count of the PDF file is {{measured}}. A cover has four single pages, or two spreads with the spine in the middle.',
    'PAGE-SIZE': 'The page measures {{measured}}; {{wanted}} is needed.',
    'PAGE-BLEED-BOX':
      'The bleed is missing or too small: the page reaches {{measured}}; {{wanted}} is needed.',
    'BOX-TRIM-MISSING':
      'The file does not name its finished size; {{wanted}} in the middle of the page is assumed.',
    'PAGE-BOX-NEST': 'Finished size and bleed do not lie within the page. Export the file once more.',
    'PAGE-ROTATE': 'The page is rotated by {{measured}}.',
    'PAGE-USERUNIT': 'The file uses a scale of its own. Export it at original size.',
    'PAGE-CROPBOX':
      'The page is cropped within the file: {{measured}} of {{wanted}} can be seen. Remove the crop.',
    'PAGE-BLEED-CONTENT':
      'Pictures or areas at the edge reach only {{measured}} beyond the finished size; {{wanted}} is needed. Otherwise a white edge may show after cutting. Extend them further out.',
    'PAGE-MARKS':
      'The file contains crop or registration marks, or room for them. Export it without marks for the printer.',
    'PAGE-EMPTY': 'The page is empty.',
    'PAGE-DAMAGED':
      'A part of the page is missing or damaged and would not print correctly. Export the file once more.',
    'PAGE-DIFFERS':
      'The page would print differently from what the file shows: something would be missing or look different. Remove notes, comments and hidden layers and export the file once more as PDF/X-4.',
    'CONTENT-CUT':
      'The content of the page breaks off in the middle; the rest would not print. Probably the file was saved or transferred incompletely: export it once more.',
    'FONT-DAMAGED':
      'Embedded fonts are damaged ({{names}}); the text would print wrongly or not at all. Export the file once more, or turn the text into outlines.',
    'IMG-DAMAGED':
      'A picture is damaged or incomplete and would not print correctly. Place it anew and export the file once more.',
    'IMG-CONTRADICTS':
      'A picture has another size or other colours than the file says; it would print differently from device to device. Place it anew and export the file once more.',
    'IMG-NOT-EXAMINED':
      'A picture of {{measured}} is too large to be examined. Whether it is undamaged is not known: make it smaller or look closely at the proof.',
    'NOT-EXAMINED':
      'The page could not be examined in every respect ({{names}}). Simplify it or look closely at the proof.',
    'IMG-PPI':
      'A picture has only {{measured}} and would print blurred; {{wanted}} is needed. Use a larger picture or place it smaller.',
    'IMG-PPI-1BIT':
      'A black and white picture has only {{measured}} and would get jagged edges; {{wanted}} is needed. Use a finer picture or a vector drawing.',
    'IMG-PPI-PAGE':
      'The whole page is a single picture of {{measured}}; for sharp text it takes {{wanted}}. Export the page with real fonts instead of as a picture.',
    'IMG-OVERRES':
      'A picture has {{measured}}; more than {{wanted}} is of no use in print. It only makes the file larger.',
    'COL-RGB': 'The file contains screen colours (RGB). Print uses CMYK: convert the colours when exporting.',
    'COL-ICC-CMYK':
      'CMYK colours carry a colour profile of their own. The printer uses the values as they are; better export without embedded profiles.',
    'COL-ICC-GRAY':
      'Grey areas or pictures carry a colour profile of their own. They are printed in black; better export without embedded profiles.',
    'COL-CALGRAY':
      'Grey areas or pictures are tuned for the screen. They are printed in black; choose CMYK when exporting.',
    'COL-SPOT':
      'The file contains spot colours ({{names}}). Print uses CMYK only: convert them when exporting.',
    'COL-REGISTRATION':
      'Something is set in the registration colour (all inks in full). Use ordinary black instead.',
    'COL-BLEND-CS':
      'Transparent parts are not blended in CMYK. Choose CMYK as the transparency colour space and export the file once more.',
    'COL-TAC':
      'In places {{measured}} of ink lies on top of each other; at most {{wanted}} dries well. Lighten the darkest parts or convert the colours with the profile of the printer.',
    'COL-OUTPUTINTENT':
      'The file is not prepared for {{wanted}} (stated: {{measured}}). Choose that printing condition when exporting.',
    'TXT-FONT-EMBED':
      'Fonts are missing in the file ({{names}}). Embed all fonts when exporting, or turn the text into outlines.',
    'TXT-COURIER':
      'Text is set in the font Courier. Often that stands in for a missing font: check the text.',
    'TXT-SMALL-MULTI':
      'Text of only {{measured}} is mixed from several inks and may get blurred. Set it at {{wanted}} at least, or in pure black.',
    'TXT-SMALL-WHITE': 'White text of only {{measured}} may fill in. Set it at {{wanted}} at least.',
    'TXT-RICHBLACK':
      'Black text is mixed from several inks ({{measured}}). Use pure black (100 % K) for text.',
    'LINE-HAIRLINE':
      'Lines are only {{measured}} thick and may vanish in print. Make them {{wanted}} thick at least.',
    'OVP-WHITE-TEXT': 'White text is set to overprint and would vanish in print. Switch overprinting off.',
    'OVP-WHITE-PATH':
      'White areas or lines are set to overprint and would vanish in print. Switch overprinting off.',
    'OVP-GRAY':
      'Grey parts are set to overprint and may look different from the screen. Switch overprinting off.',
    'OVP-BLACK-MISSING':
      'Small black text or fine black lines leave their ground empty. When the inks do not lie exactly on top of each other, white shines through.',
    TRANSP:
      'The file contains transparent parts. On a page they may stay; a logo has to be exported without them, as PDF 1.3.',
    LAYERS:
      'The file contains layers that can be switched on and off. Flatten them and remove what is not to be printed.',
    INTERACTIVE:
      'The file contains things that only work on a screen, such as form fields, links, comments or attachments. Export it for print.',
    'MISC-X': 'The file uses commands that cannot be printed safely ({{names}}). Export it as PDF/X-4.',
    'PDFX-CLAIM':
      'The file claims to be {{measured}} but does not keep to that standard. Export it as PDF/X-4 once more.',
  } satisfies Record<PreflightCode, string>),
};
