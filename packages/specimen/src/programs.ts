/** What a design program or converter writes around the content of a page. */
export interface Program {
  /** The boxes besides the media box; of the art box Illustrator makes the bounds of the drawing. */
  boxes: readonly ('CropBox' | 'BleedBox' | 'TrimBox' | 'ArtBox')[];
  artIsDrawing?: boolean;
  /** The crop box is the finished page, as after "Crop pages" in Acrobat; otherwise the sheet. */
  cropIsTrim?: boolean;
  /** How far the sheet reaches beyond the bleed, in mm, for marks, colour bars and a slug. */
  roomMm?: number;
  /** How far marks are from the trim, in mm; none without it. */
  marksAtMm?: number;
  /** The blending space of the page's group; "icc" is an RGB profile. */
  group?: 'DeviceCMYK' | 'DeviceRGB' | 'icc';
  /** Layers that are all on, with the settings that the program writes. */
  layers?: 'adobe' | 'corel';
  creator: string;
  producer: string;
  version: `1.${3 | 4 | 5 | 6 | 7}`;
  /** The version of PDF/X that the file claims to be, in its Info or (PDF/X-4) in its metadata. */
  pdfx?: string;
  /** Objects are packed in object streams. */
  packed?: boolean;
  /** The file says that it is tagged, and has a page that is part of a structure. */
  tagged?: boolean;
  /** Private data of the program, a thumbnail, the day of the last change. */
  privateData?: boolean;
}

const ALL = ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox'] as const;
const adobe = { producer: 'Adobe PDF Library 17.0', version: '1.4', privateData: true } as const;
const inDesign = { ...adobe, creator: 'Adobe InDesign 19.3 \\(Macintosh\\)', boxes: ALL } as const;
const withMarks = { roomMm: 12, marksAtMm: 5 } as const;

/**
 * Programs and their presets, as files in public collections of test files show them (Mozilla's pdf.js, for example). The
 * content stays the same: what is good stays good, whatever the program writes around it.
 */
export const programs = {
  'InDesign, PDF/X-1a': {
    ...inDesign,
    version: '1.3',
    boxes: ['BleedBox', 'TrimBox'],
    pdfx: 'PDF/X-1a:2001',
  },
  'InDesign, PDF/X-1a with marks': {
    ...{ ...inDesign, ...withMarks, version: '1.3' as const, pdfx: 'PDF/X-1a:2001' },
    boxes: ['BleedBox', 'TrimBox'],
  },
  'InDesign, PDF/X-4': {
    ...{ ...inDesign, version: '1.6', group: 'DeviceCMYK', pdfx: 'PDF/X-4', packed: true },
    boxes: ['BleedBox', 'TrimBox'],
  },
  'InDesign, PDF/X-4 with marks and layers': {
    ...{ ...inDesign, ...withMarks, group: 'DeviceCMYK', layers: 'adobe' },
    ...{ version: '1.6', pdfx: 'PDF/X-4', packed: true, boxes: ['BleedBox', 'TrimBox'] },
  },
  'InDesign, high quality print': { ...inDesign, group: 'DeviceCMYK' },
  'InDesign, press quality with marks': { ...inDesign, ...withMarks },
  'InDesign, smallest file size': {
    ...inDesign,
    version: '1.6',
    group: 'DeviceRGB',
    tagged: true,
    packed: true,
  },
  Illustrator: {
    ...{ ...adobe, creator: 'Adobe Illustrator CC 23.1 \\(Macintosh\\)', version: '1.5', layers: 'adobe' },
    ...{ boxes: ['BleedBox', 'TrimBox', 'ArtBox'], artIsDrawing: true, group: 'DeviceCMYK', packed: true },
  },
  'Illustrator, in RGB': {
    ...{ ...adobe, creator: 'Adobe Illustrator CS5', version: '1.5', layers: 'adobe', artIsDrawing: true },
    ...{ boxes: ['BleedBox', 'TrimBox', 'ArtBox'], group: 'DeviceRGB' },
  },
  'Illustrator with marks': {
    ...{ ...adobe, ...withMarks, creator: 'Adobe Illustrator 28.1', version: '1.4', artIsDrawing: true },
    boxes: ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
  },
  QuarkXPress: {
    ...{ boxes: ['CropBox', 'BleedBox', 'TrimBox'], version: '1.4', ...withMarks },
    ...{ creator: 'QuarkXPress\\(R\\) 16.0', producer: 'QuarkXPress\\(R\\) 16.0' },
  },
  'Affinity Publisher': {
    ...{ boxes: ['BleedBox', 'TrimBox', 'ArtBox'], version: '1.7', group: 'DeviceCMYK' },
    ...{ creator: 'Affinity Publisher 2.3.0', producer: 'PDFlib+PDI 9.3.1-i', packed: true },
  },
  Scribus: {
    ...{ boxes: ALL, version: '1.4', group: 'DeviceRGB' },
    ...{ creator: 'Scribus 1.6.2', producer: 'Scribus PDF Library 1.6.2' },
  },
  CorelDRAW: {
    ...{ boxes: ['CropBox', 'BleedBox', 'TrimBox'], version: '1.6', group: 'icc', layers: 'corel' },
    ...{ creator: 'CorelDRAW X6', producer: 'Corel PDF Engine Version 16.0.0.707' },
  },
  'Acrobat Distiller': {
    ...{ boxes: ['CropBox', 'BleedBox', 'TrimBox'], version: '1.3', pdfx: 'PDF/X-3:2002' },
    ...{ creator: 'PScript5.dll Version 5.2.2', producer: 'Acrobat Distiller 9.0.0 \\(Windows\\)' },
  },
  'Acrobat, cropped to the page': { ...inDesign, cropIsTrim: true },
  Photoshop: {
    ...{ ...adobe, boxes: ['BleedBox', 'TrimBox', 'ArtBox'], version: '1.7' },
    creator: 'Adobe Photoshop 25.0 \\(Windows\\)',
  },
  'Inkscape, Cairo': {
    ...{ boxes: [], version: '1.5', group: 'DeviceRGB' },
    ...{ creator: 'Inkscape 1.3', producer: 'cairo 1.18.0 \\(https://cairographics.org\\)' },
  },
  Chrome: { boxes: [], version: '1.4', creator: 'Chromium', producer: 'Skia/PDF m120', tagged: true },
  Word: {
    ...{ boxes: [], version: '1.7', group: 'DeviceRGB', tagged: true, packed: true },
    ...{ creator: 'Microsoft Word 2019', producer: 'Microsoft Word 2019' },
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
