import type { PDFContext, PDFRef } from 'pdf-lib';
import type { Drawing } from './hide-in.ts';

export interface DrawnImage {
  widthPx: number;
  heightPx: number;
  /** On the page, in points. */
  widthPt: number;
  heightPt: number;
  /** The image dictionary without the size; by default CMYK with 8 bits. */
  dict?: Record<string, unknown>;
  /** Bytes per pixel. */
  depth?: number;
  /** An additional matrix before the placement, for example a rotation. */
  turned?: string;
  maskOf?: (context: PDFContext) => PDFRef;
}

/** An image placed near the middle of the page. */
export const drawnImage = ({
  widthPx,
  heightPx,
  widthPt,
  heightPt,
  dict = {},
  depth = 4,
  turned = '',
  maskOf,
}: DrawnImage): Drawing => ({
  content: `q ${turned} ${widthPt} 0 0 ${heightPt} 120 120 cm /Im Do Q`,
  resources: (context) => ({
    XObject: {
      Im: context.register(
        // With a filter of its own the data is not changed.
        (dict.Filter ? context.stream : context.flateStream).call(
          context,
          new Uint8Array(Math.ceil(widthPx * heightPx * depth)).fill(40),
          {
            Type: 'XObject',
            Subtype: 'Image',
            Width: widthPx,
            Height: heightPx,
            BitsPerComponent: 8,
            ColorSpace: 'DeviceCMYK',
            ...dict,
            ...(maskOf ? { SMask: maskOf(context) } : {}),
          },
        ),
      ),
    },
  }),
});

/** The same as an inline image, with raw data, so that it can be hidden anywhere. */
export const inlineImage = (
  { widthPx, heightPx, widthPt, heightPt }: DrawnImage,
  keys: string,
  depth: number,
): Drawing => ({
  content: `q ${widthPt} 0 0 ${heightPt} 120 120 cm BI /W ${widthPx} /H ${heightPx} ${keys} ID ${'d'.repeat(Math.ceil(widthPx * heightPx * depth))}\nEI Q`,
});
