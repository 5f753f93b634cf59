import { sheetMm } from '../geometry.ts';

/** Only for the printed document: one sheet a page, nothing around it. A preview leaves it out. It comes after the sheets'. */
export const documentCss = `
@page{size:${sheetMm.width}mm ${sheetMm.height}mm;margin:0}
html,body{margin:0;padding:0;background:none}
.sheet{background:none;break-after:page;break-inside:avoid}
.sheet:last-child{break-after:auto}
`;
