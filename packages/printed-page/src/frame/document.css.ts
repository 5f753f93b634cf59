import { laidOutMm } from '../geometry.ts';

/** Removes the space around printed pages. Not used in a preview. Must follow `pageStylesheet`. */
export const documentCss = `
@page{size:${laidOutMm.width}mm ${laidOutMm.height}mm;margin:0}
html,body{margin:0;padding:0;background:none}
.sheet{background:none;break-after:page;break-inside:avoid}
.sheet:last-child{break-after:auto}
`;
