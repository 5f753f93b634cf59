import { PDFDocument, PDFName } from 'pdf-lib';

/** A page of the given size in points with the given content and resources. */
export async function drawnPage(
  content: string,
  resources: (doc: PDFDocument) => Record<string, unknown> = () => ({}),
  [width, height] = [100, 100],
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { node } = doc.addPage([width, height] as [number, number]);
  node.set(PDFName.of('Resources'), doc.context.obj(resources(doc) as Record<string, never>));
  node.set(PDFName.of('Contents'), doc.context.register(doc.context.stream(Buffer.from(content, 'latin1'))));
  return doc.save({ useObjectStreams: false });
}
