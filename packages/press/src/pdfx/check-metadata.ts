import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFStream, PDFString } from 'pdf-lib';
import { decodeStream } from '../pdf/streams.ts';
import type { Report } from './finding.ts';
import { textOf } from './text-of.ts';

const name = (text: string) => PDFName.of(text);

/** XMP must be present, not compressed, complete, and agree with the document information. */
export function checkMetadata(doc: PDFDocument, report: Report): void {
  const stream = doc.catalog.lookup(name('Metadata'));
  if (!(stream instanceof PDFStream)) {
    report('metadata', 'There are none.');
    return;
  }
  if (stream.dict.has(name('Filter'))) report('metadata', 'They are compressed.');
  const xmp = Buffer.from(decodeStream(stream)).toString('utf8');
  const tagText = (tag: string) => {
    const inner = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(xmp)?.[1];
    return inner && unescaped(inner.replace(/<[^>]*>/g, '').trim());
  };
  for (const tag of ['xmp:MetadataDate', 'xmpMM:DocumentID', 'xmpMM:VersionID', 'xmpMM:RenditionClass'])
    if (!tagText(tag)) report('metadata', `${tag} is missing.`);
  if (tagText('pdfxid:GTS_PDFXVersion') !== 'PDF/X-4') report('metadata', 'They claim no PDF/X-4.');

  const info = doc.context.lookup(doc.context.trailerInfo.Info);
  if (!(info instanceof PDFDict)) {
    report('document-info', 'There is none.');
    return;
  }
  const trapped = info.lookup(name('Trapped'));
  const pairs: [string, string | undefined, string | undefined][] = [
    ['dc:title', tagText('dc:title'), textOf(info.lookup(name('Title')))],
    ['xmp:CreatorTool', tagText('xmp:CreatorTool'), textOf(info.lookup(name('Creator')))],
    ['pdf:Producer', tagText('pdf:Producer'), textOf(info.lookup(name('Producer')))],
    ['xmp:CreateDate', second(tagText('xmp:CreateDate')), dateOf(info.lookup(name('CreationDate')))],
    ['xmp:ModifyDate', second(tagText('xmp:ModifyDate')), dateOf(info.lookup(name('ModDate')))],
    ['pdf:Trapped', tagText('pdf:Trapped'), trapped instanceof PDFName ? trapped.decodeText() : undefined],
  ];
  for (const [tag, inXmp, inInfo] of pairs) {
    if (!inInfo) report('document-info', `What ${tag} says is missing.`);
    else if (inXmp !== inInfo) report('metadata', `${tag} is not what the document information says.`);
  }
  if (!['True', 'False'].includes(tagText('pdf:Trapped') ?? ''))
    report('metadata', 'The trapping state is unknown.');
}

/** The milliseconds of a date, as text, or undefined. */
function second(xmpDate: string | undefined): string | undefined {
  const time = Date.parse(xmpDate ?? '');
  return Number.isNaN(time) ? undefined : String(time);
}

function dateOf(value: unknown): string | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  try {
    return String(value.decodeDate().getTime());
  } catch {
    return undefined;
  }
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
