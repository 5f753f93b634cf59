import { PDFBool, type PDFContext, type PDFDict, PDFName, type PDFRef } from 'pdf-lib';

/** How something overprints: its fill, its stroke, and the overprint mode (ISO 32000-1, 8.6.7). */
export interface Overprint {
  fill: boolean;
  stroke: boolean;
  mode: number;
}

const flag = (on: boolean) => (on ? PDFBool.True : PDFBool.False);

/** The graphics states of a document that set overprint, each once. */
export class OverprintSettings {
  readonly #context: PDFContext;
  readonly #made = new Map<string, PDFRef>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  ref({ fill, stroke, mode }: Overprint): PDFRef {
    const key = `${fill} ${stroke} ${mode}`;
    const known = this.#made.get(key);
    if (known) return known;
    const state = this.#context.obj({ Type: 'ExtGState', OPM: mode }) as PDFDict;
    state.set(PDFName.of('OP'), flag(stroke));
    state.set(PDFName.of('op'), flag(fill));
    const ref = this.#context.register(state);
    this.#made.set(key, ref);
    return ref;
  }
}
