import { PDFArray, type PDFDict, PDFName, PDFNumber } from 'pdf-lib';

/** The numbers of an array in a dictionary. */
export function numbersAt(dict: PDFDict, key: string, otherwise: number[] = []): number[] {
  const list = dict.lookup(PDFName.of(key));
  if (!(list instanceof PDFArray)) return otherwise;
  return list.asArray().map((_, i) => {
    const value = list.lookup(i);
    return value instanceof PDFNumber ? value.asNumber() : 0;
  });
}
