import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from 'pdf-lib';

const name = (text: string) => PDFName.of(text);

/** An entry that leads to a stream that draws, and the resources which that stream inherits. */
export interface Drawing {
  owner: PDFDict;
  key: PDFName;
  inherited: PDFObject | undefined;
}

/** Everything below these resources that draws: XObjects, patterns, drawn letters, soft masks. */
export function drawingsIn(resources: PDFDict): Drawing[] {
  const within = (kind: string) => {
    const entries = resources.lookup(name(kind));
    return entries instanceof PDFDict ? entries : undefined;
  };
  const dictsOf = (kind: string) => {
    const entries = within(kind);
    return (entries?.keys() ?? [])
      .map((key) => entries?.lookup(key))
      .filter((entry) => entry instanceof PDFDict);
  };
  const states = dictsOf('ExtGState');
  const glyphs = [...dictsOf('Font'), ...states.flatMap(fontOf)].flatMap((font) => {
    const procedures = font.lookup(name('CharProcs'));
    return all(procedures, font.lookup(name('Resources')) ?? resources);
  });
  const masks = states.flatMap((state) => {
    const mask = state.lookup(name('SMask'));
    return mask instanceof PDFDict ? [{ owner: mask, key: name('G'), inherited: resources }] : [];
  });
  return [
    ...all(within('XObject'), resources),
    ...all(within('Pattern'), resources),
    ...shadingStates(dictsOf('Pattern')).flatMap((state) => drawingsIn(state)),
    ...glyphs,
    ...masks,
  ];
}

/** What an annotation looks like: in each of its appearances, one stream or one for each of its states. */
export function looksOf(annotation: PDFDict): Drawing[] {
  const appearances = annotation.lookup(name('AP'));
  if (!(appearances instanceof PDFDict)) return [];
  return appearances.keys().flatMap((key) => {
    const look = appearances.lookup(key);
    if (look instanceof PDFStream) return [{ owner: appearances, key, inherited: undefined }];
    return all(look, undefined);
  });
}

const all = (owner: PDFObject | undefined, inherited: PDFObject | undefined): Drawing[] =>
  owner instanceof PDFDict ? owner.keys().map((key) => ({ owner, key, inherited })) : [];

/** A graphics state may set the font. */
function fontOf(state: PDFDict): PDFDict[] {
  const set = state.lookup(name('Font'));
  const font = set instanceof PDFArray && set.size() > 0 ? set.lookup(0) : undefined;
  return font instanceof PDFDict ? [font] : [];
}

/** A shading pattern has no resources, but may have a graphics state with a soft mask. */
function shadingStates(patterns: PDFDict[]): PDFDict[] {
  return patterns.flatMap((pattern) => {
    const state = pattern.lookup(name('ExtGState'));
    return state instanceof PDFDict
      ? [pattern.context.obj({ ExtGState: { Own: state } } as never) as unknown as PDFDict]
      : [];
  });
}
