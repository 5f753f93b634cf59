/** The content of the metadata; the same as in the document information. */
export interface XmpFacts {
  title: string;
  producer: string;
  creator: string;
  createdAt: Date;
  /** 32 hex digits. */
  documentId: string;
}

/** Padding for programs that edit the metadata in place. */
const PADDING = `${' '.repeat(99)}\n`.repeat(20);

/** The XMP packet of a PDF/X-4 file (XMP specification part 1; keys by ISO 15930-7, 6.3). */
export function xmpPacket({ title, producer, creator, createdAt, documentId }: XmpFacts): string {
  const date = toTheSecond(createdAt);
  const uuid = documentId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>${escaped(producer)}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
${PADDING}<?xpacket end="w"?>`;
}

/** A title that both can contain: no control characters, no lone surrogates, never empty. */
export const titleOf = (title: string): string =>
  title.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '') || 'Rebblatt';

const toTheSecond = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z');
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
