import type { PageStyle } from '../page-style.ts';
import { inkCss } from '../palette.ts';
import { registerLinePx } from '../register/register-grid.ts';
import { winetourColumnsMm, winetourSizePt } from './winetour.layout.ts';

export const winetourCss = ({ text, small }: PageStyle) => `
.stop{position:relative;display:flex;font:400 ${winetourSizePt}pt/${registerLinePx}px ${text};
  font-variant-numeric:lining-nums tabular-nums}
.stop__tick{flex:none;width:2.6mm;height:2.6mm;margin:2px 2.4mm 0 0;overflow:visible}
.stop__stand{flex:none;width:${winetourColumnsMm.stand}mm;font-weight:500;font-size:9.5pt}
.stop__company{flex:none;width:${winetourColumnsMm.company + 1}mm}
.stop__pages{display:block;white-space:pre;font:400 6.4pt/11px ${small}}
.stop__free{font-style:italic}
.stop__rule{position:absolute;left:0;bottom:3px;color:${inkCss('rule')}}
`;
