import type { ErrorCode } from './errors.ts';

/**
 * The endings of names, without the dot, of files that only their own program opens: the refusal that says how to save a
 * PDF from it.
 */
export const logoRefusals: Readonly<Record<string, ErrorCode>> = {
  eps: 'logo.from-illustrator',
  ps: 'logo.from-illustrator',
  psd: 'logo.from-photoshop',
  psb: 'logo.from-photoshop',
  cdr: 'logo.from-coreldraw',
  cmx: 'logo.from-coreldraw',
  afdesign: 'logo.from-affinity',
  afphoto: 'logo.from-affinity',
  afpub: 'logo.from-affinity',
  indd: 'logo.from-indesign',
  idml: 'logo.from-indesign',
  doc: 'logo.from-word',
  docx: 'logo.from-word',
  odt: 'logo.from-word',
  ppt: 'logo.from-word',
  pptx: 'logo.from-word',
  pub: 'logo.from-word',
  rtf: 'logo.from-word',
};

/** The endings of names of which a logo can be made. */
export const LOGO_ENDINGS = [
  'pdf',
  'ai',
  'svg',
  'png',
  'jpg',
  'jpeg',
  'tif',
  'tiff',
  'webp',
  'gif',
  'bmp',
] as const;
