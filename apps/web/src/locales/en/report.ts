import type { report as german } from '../de/report.ts';

export const report: typeof german = {
  title: 'Result of the check',
  severity: { error: 'Error', warning: 'Warning', info: 'Info' },
  onPage: 'Page {{page}}:',
  times_one: '({{count}} place)',
  times_other: '({{count}} places)',
  picture: 'Page {{page}} with the problem areas',
  beyond: 'The place lies beyond what the picture shows; its frame is at the edge behind which it is.',
  pageOfFile: 'Page {{page}} of the file',
  good: 'It can be printed as it is.',
  goodWithHints: 'It can be printed as it is. The hints below would make it even better.',
  bad_one: 'It cannot be printed as it is: {{why}}',
  bad_other: 'It cannot be printed as it is; {{count}} errors have to be corrected. The first: {{why}}',
  designer: 'Details for the designer:',
  overrideText:
    'The file is printed as it is. On this page, the book will then not conform to the print standard PDF/X-4; the report for the printer says so, too.',
  reason: 'Reason',
  unchecked: 'The file could not be checked just now, through no fault of its own.',
  whichPage: 'Which page shall be printed?',
  morePages_one: 'Show one more page',
  morePages_other: 'Show more pages ({{count}})',
  takePage: 'Take page {{page}}',
  checkAgain: 'Check again',
  mend: {
    title: 'What can be mended here',
    intro:
      'These faults can be mended for you. Nothing changes before you have seen the result and agree to it; the uploaded file is kept.',
    mendAll: 'Mend everything and look at it',
    mendChosen: 'Mend and look at it',
    running: 'The file is being mended and checked. This takes a few seconds.',
    failed: 'The file could not be mended. Try less at a time, or have it corrected by whoever designed it.',
    lookTitle: 'This is how it would print. Do you agree?',
    good: 'The mended file has passed the check.',
    stillFaulty:
      'Some of it is mended, but the file cannot be printed like this yet. What is still missing is listed below.',
    side: { original: 'As uploaded', mended: 'Mended' },
    agree: 'Agree and use this file',
    drop: 'Discard',
    done: 'The mended file is used from now on.',
    dropped: 'The mended file is discarded, the uploaded one is unchanged.',
    agreed: 'Mended file: {{by}} agreed to it on {{at}}. The uploaded file is kept.',
    agreedByLink:
      'Mended file: it was agreed to through the designer’s link on {{at}}. The uploaded file is kept.',
    takeBack: 'Use the uploaded file again',
    whyAgree:
      'The file belongs to the exhibitor. Write why you agree in their place; they see the reason beside the file.',
    fixes: {
      device: {
        name: 'Remove settings for single devices',
        how: 'Transfer functions, halftones and outdated compression print differently on each device.',
      },
      interactive: {
        name: 'Make stamps and form fields part of the page',
        how: 'What prints of them stays visible. Links, notes, scripts and attachments go.',
      },
      colours: {
        name: 'Convert colours for print',
        how: 'Screen colours (RGB, Lab) become printing inks (CMYK). Black text becomes pure black, grey stays grey.',
      },
      spots: {
        name: 'Replace spot colours with printing inks',
        how: 'Each spot colour is mixed as the file itself provides.',
      },
      ink: {
        name: 'Reduce too much ink',
        how: 'Areas and pictures with more ink than can dry are mixed as the printing profile does: with more black and less colour. They look nearly the same.',
      },
      fonts: {
        name: 'Embed missing standard fonts',
        how: 'Helvetica, Arial, Times, Courier and symbols that are not in the file are replaced by free fonts of the same widths. Lines break as before; letters may differ slightly.',
      },
      hairlines: {
        name: 'Thicken lines that are too thin',
        how: 'Lines under 0.25 pt become 0.25 pt, so that they do not vanish in print.',
      },
      overprint: {
        name: 'Correct overprinting',
        how: 'White and grey knock out what is below, small black text prints over it.',
      },
      boxes: {
        name: 'Find the finished page on the sheet',
        how: 'The page is looked for between the crop marks; what lies outside of the bleed is cut off.',
      },
      size: {
        name: 'Bring it to the size of the page',
        how: 'Everything is enlarged or reduced in the same proportion, nothing is distorted.',
      },
      bleed: {
        name: 'Add the bleed',
        how: 'The edge is mirrored outwards by 3 mm where something touches it, and further where a scaled page is too short or too narrow.',
      },
    },
    view: 'View',
    proof: 'As printed',
    plates: { cyan: 'Cyan', magenta: 'Magenta', yellow: 'Yellow', black: 'Black' },
    spotInks: 'Spot colours, mixed from (in per cent)',
    spotInk: '{{name}}, {{ink}}',
    frame: 'Part of the sheet',
    frameHow: 'Move the frame with the mouse or the arrow keys; it shows the finished page.',
    fromLeft: 'From the left (mm)',
    fromTop: 'From the top (mm)',
    again: 'Mend again with these values',
    trimBy: {
      marks: 'The finished page was found between the crop marks.',
      box: 'The finished page is named in the file itself.',
      painted: 'What is printed on counts as the finished page.',
      middle:
        'The finished page was assumed to be in the middle of the sheet. Please check that nothing is cut off.',
      chosen: 'You chose this part of the sheet.',
    },
    mirrored: 'The edge was mirrored: {{sides}}.',
    sides: { left: 'left', right: 'right', top: 'top', bottom: 'bottom' },
    left: {
      image: 'One picture could not be converted.',
      gradient: 'One gradient could not be converted.',
    },
  },
};
