import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { MAX_XML_DEPTH, MAX_XML_TOKEN } from './limits.ts';
import type { ReadingBudget } from './reading-budget.ts';
import { tooComplex } from './table-refusal.ts';

/** What a reader of XML is told; names come without their prefix. */
export interface XmlReader {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Whether the rest is of no interest. */
  done?: () => boolean;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece. Entities of a document's own are not resolved: a document type is refused, and nothing is
 * ever fetched. The parser keeps open elements, attributes and texts in memory, so their number and length are bounded.
 * @throws TableRefusal `table.too-complex` beyond the bounds; any other error when it is not well-formed
 */
export async function readXml(
  stream: Readable,
  { open, text, close, done }: XmlReader,
  budget: ReadingBudget,
): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  let sinceEvent = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A sheet has no document type.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0;
    budget.countElement();
    if (++depth > MAX_XML_DEPTH) throw tooComplex();
    open?.(local(name), attributes as Record<string, string>);
  });
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0;
    depth--;
    close?.(local(name));
  });
  parser.on('text', (piece) => text?.(piece));
  parser.on('cdata', (piece) => text?.(piece));
  stream.setEncoding('utf8');
  for await (const piece of stream as AsyncIterable<string>) {
    sinceEvent += piece.length;
    budget.countLetters(piece.length);
    parser.write(piece);
    if (sinceEvent > MAX_XML_TOKEN) throw tooComplex();
    budget.checkTime();
    if (done?.()) return;
  }
  parser.close();
}
