import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

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
 * Reads XML piece by piece, so that other requests are served in between. Entities of a document's own are not
 * resolved: a document type is refused, and nothing is ever fetched.
 * @throws Error when it is not well-formed
 */
export async function readXml(stream: Readable, { open, text, close, done }: XmlReader): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A sheet has no document type.');
  });
  parser.on('opentag', ({ name, attributes }) => open?.(local(name), attributes as Record<string, string>));
  parser.on('closetag', ({ name }) => close?.(local(name)));
  parser.on('text', (piece) => text?.(piece));
  parser.on('cdata', (piece) => text?.(piece));
  stream.setEncoding('utf8');
  for await (const piece of stream) {
    parser.write(piece as string);
    if (done?.()) return;
  }
  parser.close();
}
