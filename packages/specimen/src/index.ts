export { type AdSpecimen, adSpecimen } from './ad-specimen.ts';
export { adStyles } from './ad-styles.ts';
export { type ContentSpecimen, contentSpecimen } from './content-specimen.ts';
export { type CoverSpecimen, coverSpecimen } from './cover-specimen.ts';
export { embedFont, glyphHex } from './fonts.ts';
export { type LogoSpecimen, logoSpecimen } from './logo-specimen.ts';
export { logoStyles } from './logo-styles.ts';
export { oddSpecimen } from './odd-specimen.ts';
export { seeded } from './seeded.ts';
