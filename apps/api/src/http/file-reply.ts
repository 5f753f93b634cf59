import type { Readable } from 'node:stream';

/** Bytes as an answer. */
export interface FileReply {
  content: Buffer | Uint8Array | Readable;
  mimeType: string;
  /** The suggested file name; made safe when it is sent. */
  name: string;
  /** In bytes, if known. */
  size?: number;
}

const unsafe = /[\p{Cc}\p{Cf}"*/:<>?\\|]/gu;

/** A file name without path, control or format characters, at most 120 characters; never empty, never a device name. */
export function safeName(name: string): string {
  const base = name.split(/[\\/]/).pop() ?? '';
  const clean = base.normalize('NFC').replace(unsafe, '_').replace(/^\.+/, '').trim();
  const [, stem = clean, extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(clean) ?? [];
  const kept = [...stem]
    .slice(0, 110)
    .join('')
    .replace(/[. ]+$/, '');
  const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(kept);
  return `${device || !kept ? `datei${kept ? `_${kept}` : ''}` : kept}${extension}`;
}

/** Content-Disposition by RFC 6266: an ASCII fallback and the UTF-8 name. */
export function attachment(name: string): string {
  const safe = safeName(name);
  const ascii =
    safe
      .normalize('NFD')
      .replace(/[^\x20-\x7E]/g, '')
      .replace(/["\\%]/g, '_') || 'datei';
  const utf8 = encodeURIComponent(safe).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
