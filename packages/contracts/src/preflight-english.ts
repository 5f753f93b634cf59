import type { PreflightCode, UnreadableReason } from './preflight-codes.ts';
import type { PreflightVariant, SeveralCode } from './preflight-titles.ts';

const reasons: Record<UnreadableReason, string> = {
  empty: 'The file is empty.',
  'not-a-pdf': 'The file is not a PDF file.',
  damaged: 'The PDF file is damaged or incomplete. Please export it again.',
  'no-pages': 'The PDF file has no pages.',
  'page-tree': 'The page structure of the PDF file is broken. Please export it again.',
  'page-count-unclear': 'It is not clear how many pages the PDF file has. Please export it again.',
  'too-many-pages': 'The PDF file has too many pages.',
  bomb: 'The PDF file becomes far too large when it is opened.',
  'unknown-filter':
    'The PDF file is compressed in a way that is not part of the PDF standard. Please export it again.',
  'too-slow': 'The PDF file is too complex to check. Simplify it and export it again.',
  'too-much-memory': 'The PDF file needs too much memory. Simplify it and export it again.',
};

/** What each code checks, as an item of a list. */
const titles: Record<PreflightCode, string> = {
  'FILE-OPEN': 'readability',
  'FILE-ENCRYPTED': 'encryption',
  'FILE-VERSION': 'PDF version',
  'FILE-VERSION-FEATURES': 'newer features of the PDF format',
  'PAGE-COUNT': 'number of pages',
  'COVER-PAGES': 'pages of the cover',
  'PAGE-SIZE': 'page size',
  'PAGE-BLEED-BOX': 'size of the bleed',
  'BOX-TRIM-MISSING': 'trim size',
  'PAGE-BOX-NEST': 'trim size and bleed',
  'PAGE-ROTATE': 'rotation',
  'PAGE-USERUNIT': 'scale',
  'PAGE-CROPBOX': 'crop',
  'PAGE-BLEED-CONTENT': 'images and areas in the bleed',
  'PAGE-NEAR-TRIM': 'distance from the cut',
  'PAGE-MARKS': 'printer’s marks',
  'PAGE-EMPTY': 'empty page',
  'PAGE-DAMAGED': 'damaged parts',
  'PAGE-DIFFERS': 'same appearance in print',
  'CONTENT-CUT': 'truncated content',
  'FONT-DAMAGED': 'damaged fonts',
  'FONT-LETTERS': 'characters missing from fonts',
  'IMG-DAMAGED': 'damaged images',
  'IMG-CONTRADICTS': 'contradictory images',
  'IMG-NOT-EXAMINED': 'images that are too large',
  'NOT-EXAMINED': 'other points',
  'IMG-PPI': 'image resolution',
  'IMG-PPI-1BIT': 'resolution of black-and-white images',
  'IMG-PPI-PAGE': 'resolution of the whole page',
  'IMG-OVERRES': 'images with too high a resolution',
  'COL-RGB': 'screen colours',
  'COL-ICC-CMYK': 'CMYK profiles',
  'COL-ICC-GRAY': 'grey profiles',
  'COL-CALGRAY': 'screen grey',
  'COL-SPOT': 'spot colours',
  'COL-REGISTRATION': 'registration colour',
  'COL-BLEND-CS': 'transparency colour space',
  'COL-TAC': 'ink coverage',
  'COL-OUTPUTINTENT': 'printing condition',
  'TXT-FONT-EMBED': 'embedded fonts',
  'TXT-COURIER': 'substitute font',
  'TXT-SMALL-MULTI': 'small text in several inks',
  'TXT-SMALL-WHITE': 'small white text',
  'TXT-RICHBLACK': 'black text',
  'LINE-HAIRLINE': 'fine lines',
  'OVP-WHITE-TEXT': 'overprinting white text',
  'OVP-WHITE-PATH': 'overprinting white areas',
  'OVP-GRAY': 'overprinting grey',
  'OVP-BLACK-MISSING': 'black that knocks out its background',
  TRANSP: 'transparent parts',
  LAYERS: 'layers',
  INTERACTIVE: 'forms, links and attachments',
  'MISC-X': 'unsafe commands',
  'PDFX-CLAIM': 'PDF/X standard',
};

const variants: Record<PreflightVariant, string> = {
  noCondition:
    'The file does not say for which printing condition it was made; {{wanted}} is needed. Choose that printing condition when exporting.',
  trimBeyondBleed:
    'The trim size (TrimBox) extends {{measured}} beyond the bleed (BleedBox). The smaller area counts: what lies in both.',
  trimBeyondMedia:
    'The trim size (TrimBox) extends {{measured}} beyond the page (MediaBox). The smaller area counts: what lies in both.',
  bleedBeyondMedia:
    'The bleed (BleedBox) extends {{measured}} beyond the page (MediaBox). The smaller area counts: what lies in both.',
  trimAndArt:
    'The file claims to be PDF/X and states an ArtBox beside its trim size (TrimBox), which PDF/X does not allow. Only the trim size counts for the catalogue; there is nothing you need to do.',
  textCut:
    'Text extends beyond the trim size and is cut off. Move it to {{wanted}} inside the trim size if it should be readable in full.',
  marksInBleed:
    'Crop or registration marks lie in the bleed and may show at the edge if the cut is slightly off. Set their offset to at least 3 mm when exporting, or leave them out.',
  marksCutOff:
    'The page of the file measures {{measured}}; {{wanted}} of it is needed. What lies around it, such as printer’s marks, colour bars or empty paper, is cut off; there is nothing you need to do.',
  bleedUnnamed:
    'As its bleed (BleedBox) the file states only {{measured}}; {{wanted}} is needed. What lies beyond it on the sheet prints too, up to 3 mm around the trim size; there is nothing you need to do.',
  transparentLogo: 'The logo contains transparent parts. Export it without transparency, as PDF 1.3.',
  bleedUneven:
    'The bleed is not wide enough on all sides: on the narrowest it measures only {{measured}}; {{wanted}} is needed all around.',
  sheetAsTrim:
    'As its trim size (TrimBox) the file states its whole page, {{measured}}, that is, with the bleed; {{wanted}} in the middle of the page is assumed.',
  onlyWhite:
    'Nothing can be seen on the page, because everything on it is white. Give it a background, or what is on it a colour.',
  onlyLab:
    'The file contains Lab colours; spot colours are often defined that way too. Printing uses CMYK: convert the colours when exporting.',
  layerHidden:
    'Part of the content is on hidden layers and does not print. Delete these layers, or show them if their content should be printed, and export the file again.',
  contentAltered:
    'The content of the page is no longer what was exported: it has probably changed while it was saved or sent. Compare the picture of the page closely with your original, or export the file again.',
  imageAltered:
    'An image is no longer what was exported: it has probably changed while it was saved or sent. Compare the image closely with your original, or export the file again.',
  leftOut:
    'The file contains settings for single devices or programs ({{names}}). They are left out when the page is placed, and the page looks the same; you need not do anything.',
  drawnAbove:
    'A stamp, a comment or a form field lies above the page; it would be missing in the catalogue. Have it drawn into the page, or export the file for print.',
  onScreenOnly:
    'A stamp, a comment or a form field can be seen only on a screen and is not printed. If it belongs to the page, insert it as ordinary content.',
};

/** What a code says of several things at once, with the worst of their values. */
const several: Record<SeveralCode, string> = {
  'PAGE-BLEED-CONTENT':
    'Images or areas at the edge do not extend far enough beyond the trim size, only {{measured}} where it is least; {{wanted}} is needed. Otherwise a white edge may show after trimming. Extend them further.',
  'PAGE-NEAR-TRIM':
    'Texts or logos are too close to the cut, only {{measured}} at the closest, and may be clipped if it is slightly off. Keep whatever should be seen in full at least {{wanted}} from the cut.',
  'IMG-DAMAGED':
    'Images are damaged or incomplete and would not print correctly. Place them again and re-export the file.',
  'IMG-CONTRADICTS':
    'Images have a different size or different colours from what the file says; they would print differently on different devices. Place them again and re-export the file.',
  'IMG-NOT-EXAMINED':
    'Images are too large to be checked; the largest has {{measured}}. They may be damaged: make them smaller or look closely at the proof.',
  'IMG-PPI':
    'Images are too coarse and would look blurred in print: the coarsest has only {{measured}}; {{wanted}} is needed. Use larger images or place them at a smaller size.',
  'IMG-PPI-1BIT':
    'Black-and-white images are too coarse and would get jagged edges: the coarsest has only {{measured}}; {{wanted}} is needed. Use finer images or vector drawings.',
  'IMG-OVERRES':
    'Images are finer than needed: the finest has {{measured}}; more than {{wanted}} makes no difference in print and only makes the file larger.',
  'TXT-SMALL-MULTI':
    'Small text is made up of several inks and may look blurred; the smallest is only {{measured}}. Set it at {{wanted}} or larger, or in pure black.',
  'TXT-SMALL-WHITE':
    'Small white text may fill in; the smallest is only {{measured}}. Set it at {{wanted}} or larger.',
  'TXT-RICHBLACK':
    'Black text is made up of several inks (up to {{measured}}). Use pure black (100 % K) for text.',
  'LINE-HAIRLINE':
    'Lines are too thin and may disappear in print; the thinnest is only {{measured}}. Make them at least {{wanted}} thick.',
};

/** The texts of the findings, by code, in English: what is wrong, what is needed, what to do. */
export const preflightEnglish = {
  reasons,
  titles,
  variants,
  several,
  ...({
    'FILE-OPEN': 'The PDF file cannot be read.',
    'FILE-ENCRYPTED': 'The PDF file is encrypted. Export it without a password and without restrictions.',
    'FILE-VERSION':
      'The file is PDF {{measured}}; it should be PDF {{wanted}} at most. Choose an older PDF version when exporting.',
    'FILE-VERSION-FEATURES':
      'The file uses features of PDF {{measured}}; PDF {{wanted}} at most is expected. Choose an older PDF version when exporting.',
    'PAGE-COUNT':
      'The PDF file has {{measured}} pages; one of them is printed. Choose the page you want, or save it as a PDF file of its own and upload that one.',
    'COVER-PAGES':
      'The page count of the PDF file is {{measured}}. A cover has four single pages, or two spreads with the spine in the middle.',
    'PAGE-SIZE': 'The page measures {{measured}}; {{wanted}} is needed.',
    'PAGE-BLEED-BOX':
      'The bleed is missing or too small: the page reaches {{measured}}; {{wanted}} is needed.',
    'BOX-TRIM-MISSING':
      'The file does not state its trim size; {{wanted}} in the middle of the page is assumed.',
    'PAGE-BOX-NEST':
      'The trim size, the bleed and the page do not lie within each other. The smaller area counts each time.',
    'PAGE-ROTATE': 'The page is rotated by {{measured}}.',
    'PAGE-USERUNIT': 'The file uses its own scale. Export it at its original size.',
    'PAGE-CROPBOX':
      'Only {{measured}} of the page is visible on the screen (CropBox); the trim size is {{wanted}}. The whole trim size prints: look at the proof.',
    'PAGE-BLEED-CONTENT':
      'Images or areas at the edge extend only {{measured}} beyond the trim size; {{wanted}} is needed. Otherwise a white edge may show after trimming. Extend them further.',
    'PAGE-NEAR-TRIM':
      'Text or a logo is only {{measured}} from the cut and may be clipped if the cut is slightly off. Keep whatever should be seen in full at least {{wanted}} from the cut.',
    'PAGE-MARKS':
      'The file contains crop or registration marks but does not say where the trim size is (TrimBox). Export it without printer’s marks, or as PDF/X.',
    'PAGE-EMPTY': 'The page is empty.',
    'PAGE-DAMAGED':
      'Part of the page is missing or damaged and would not print correctly. Please export the file again.',
    'PAGE-DIFFERS':
      'The page would print differently from what the file shows: something would be missing or look different. Remove notes, comments and hidden layers and export the file again as PDF/X-4.',
    'CONTENT-CUT':
      'The content of the page breaks off in the middle; the rest would not print. The file was probably saved or transferred incompletely: please export it again.',
    'FONT-DAMAGED':
      'Embedded fonts are damaged ({{names}}); the text would print incorrectly or not at all. Export the file again, or convert the text to outlines.',
    'FONT-LETTERS':
      'The embedded font {{font}} lacks characters that are on the page: {{names}}. They would print as gaps or empty boxes. Export the file again with the whole font, or convert the text to outlines.',
    'IMG-DAMAGED':
      'An image is damaged or incomplete and would not print correctly. Place it again and re-export the file.',
    'IMG-CONTRADICTS':
      'An image has a different size or different colours from what the file says; it would print differently on different devices. Place it again and re-export the file.',
    'IMG-NOT-EXAMINED':
      'An image of {{measured}} is too large to be checked. It may be damaged: make it smaller or look closely at the proof.',
    'NOT-EXAMINED':
      'The page could not be checked in every respect ({{names}}). Simplify it or look closely at the proof.',
    'IMG-PPI':
      'An image has only {{measured}} and would look blurred in print; {{wanted}} is needed. Use a larger image or place it at a smaller size.',
    'IMG-PPI-1BIT':
      'A black-and-white image has only {{measured}} and would get jagged edges; {{wanted}} is needed. Use a finer image or a vector drawing.',
    'IMG-PPI-PAGE':
      'The whole page is a single image of {{measured}}; sharp text takes {{wanted}}. Export the page with real fonts instead of as an image.',
    'IMG-OVERRES':
      'An image has {{measured}}; more than {{wanted}} makes no difference in print and only makes the file larger.',
    'COL-RGB':
      'The file contains screen colours (RGB). Printing uses CMYK: convert the colours when exporting.',
    'COL-ICC-CMYK':
      'CMYK colours have their own colour profile. The printer uses the values as they are; it is best to export without embedded profiles.',
    'COL-ICC-GRAY':
      'Grey areas or images have their own colour profile. They are printed in black; it is best to export without embedded profiles.',
    'COL-CALGRAY':
      'Grey areas or images are set up for screens. They are printed in black; choose CMYK when exporting.',
    'COL-SPOT':
      'The file contains spot colours ({{names}}). Printing uses CMYK only: convert them when exporting.',
    'COL-REGISTRATION':
      'Something is set in the registration colour (all inks in full). Use ordinary black instead.',
    'COL-BLEND-CS':
      'Transparent parts are not blended in CMYK. Choose CMYK as the transparency colour space and export the file again.',
    'COL-TAC':
      'In places, the inks add up to {{measured}}; at most {{wanted}} dries well. Lighten the darkest parts or convert the colours with the printer’s profile.',
    'COL-OUTPUTINTENT':
      'The file is not prepared for {{wanted}} (stated: {{measured}}). Choose that printing condition when exporting.',
    'TXT-FONT-EMBED':
      'Fonts are missing from the file ({{names}}). Embed all fonts when exporting, or convert the text to outlines.',
    'TXT-COURIER':
      'Some text is set in Courier. This often stands in for a missing font: please check the text.',
    'TXT-SMALL-MULTI':
      'Text of only {{measured}} is made up of several inks and may look blurred. Set it at {{wanted}} or larger, or in pure black.',
    'TXT-SMALL-WHITE': 'White text of only {{measured}} may fill in. Set it at {{wanted}} or larger.',
    'TXT-RICHBLACK':
      'Black text is made up of several inks ({{measured}}). Use pure black (100 % K) for text.',
    'LINE-HAIRLINE':
      'Lines are only {{measured}} thick and may disappear in print. Make them at least {{wanted}} thick.',
    'OVP-WHITE-TEXT': 'White text is set to overprint and would disappear in print. Turn overprinting off.',
    'OVP-WHITE-PATH':
      'White areas or lines are set to overprint and would disappear in print. Turn overprinting off.',
    'OVP-GRAY':
      'Grey parts are set to overprint and may look different from the screen. Turn overprinting off.',
    'OVP-BLACK-MISSING':
      'Small black text or fine black lines knock out their background. If the inks are not exactly aligned, white shows through.',
    TRANSP: 'The page contains transparent parts. They may stay.',
    LAYERS:
      'The file contains layers that can be turned on and off. Flatten them and remove anything that should not be printed.',
    INTERACTIVE:
      'The file contains things that only work on a screen, such as form fields, links, comments or attachments. Export it for print.',
    'MISC-X': 'The file uses commands that cannot be printed safely ({{names}}). Export it as PDF/X-4.',
    'PDFX-CLAIM':
      'The file claims to be {{measured}} but does not conform to that standard. Please export it again as PDF/X-4.',
  } satisfies Record<PreflightCode, string>),
};
