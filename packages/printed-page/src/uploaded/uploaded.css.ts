import type { PageStyle } from '../page-style.ts';
import { inkCss } from '../palette.ts';

export const uploadedCss = ({ text }: PageStyle) => `
.uploaded__cross{position:absolute;inset:0;width:100%;height:100%;color:${inkCss('rule')}}
.uploaded{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);width:90mm;padding:6mm;text-align:center;
  background:${inkCss('paper')}}
.uploaded__kind{font-size:7.6pt}
.uploaded__name{font:500 17pt/22pt ${text};margin:1mm 0 2mm}
`;
