/** PDF user space units (1/72 inch) per millimetre. */
const PT_PER_MM = 72 / 25.4;

export const ptOf = (mm: number): number => mm * PT_PER_MM;
export const mmOf = (pt: number): number => pt / PT_PER_MM;

/** Four decimals of a point are a thirty-thousandth of a millimetre: exact enough for any press, short in the file. */
export const roundPt = (pt: number): number => Math.round(pt * 1e4) / 1e4;
