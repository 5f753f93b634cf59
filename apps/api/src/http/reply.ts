import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Endpoint } from './endpoint.ts';
import type { FileReply } from './file-reply.ts';
import { attachment } from './file-reply.ts';

/** What was sent, stored for a repeated POST; null for bytes. */
export type Sent = { status: number; body: unknown } | null;

async function sendFile(res: Response, file: FileReply): Promise<void> {
  res.set({
    'Content-Type': file.mimeType,
    'Content-Disposition': attachment(file.name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  if (file.content instanceof Uint8Array) {
    res.end(file.content);
    return;
  }
  if (file.size !== undefined) res.set('Content-Length', String(file.size));
  // A reader that disconnects in the middle is not a fault of the server.
  await pipeline(file.content, res).catch((error: unknown) => {
    if (!res.headersSent) throw error;
    res.destroy();
  });
}

/**
 * Sends the result of a handler. The contract parses it first, so nothing that the contract does not name is sent.
 * @param keep is awaited before the first byte is sent: a caller who repeats at once finds the answer stored
 */
export async function reply(
  res: Response,
  contract: Endpoint['contract'],
  result: unknown,
  keep: (sent: Sent) => Promise<void>,
): Promise<void> {
  if (contract.reply === 'file') {
    await keep(null);
    return sendFile(res, result as FileReply);
  }
  const status = contract.status ?? 200;
  const body = contract.reply.parse(result);
  await keep({ status, body });
  res.status(status).json(body);
}
