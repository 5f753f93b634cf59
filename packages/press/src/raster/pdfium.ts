import { readFileSync } from 'node:fs';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { packagePath } from '../package-path.ts';
import { PressError } from '../press-error.ts';
import { limitMemory } from './limit-memory.ts';

/** WebAssembly memory never shrinks: beyond this size the instance is discarded after the document. */
const KEEP_BELOW_BYTES = 256 * 1024 * 1024;

/** Memory limit of the renderer, including the file; the unmodified module would use up to 2 GB. */
const MAX_BYTES = 768 * 1024 * 1024;

let instance: Promise<WrappedPdfiumModule> | null = null;

async function pdfium(): Promise<WrappedPdfiumModule> {
  instance ??= (async () => {
    const wasm = limitMemory(readFileSync(packagePath('@embedpdf/pdfium/pdfium.wasm')), MAX_BYTES);
    const module = await init({
      wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer,
    });
    module.PDFiumExt_Init();
    return module;
  })();
  return instance;
}

/** The module's memory; must be read again after each call, because growing replaces it. */
export function memoryOf(module: WrappedPdfiumModule): Uint8Array {
  return (module.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}

/**
 * Opens a document in PDFium and closes it again. Only for workers: PDFium cannot be interrupted, and an instance
 * that has trapped would fail for every later file, so it is replaced.
 */
export async function withDocument<T>(
  bytes: Uint8Array,
  read: (module: WrappedPdfiumModule, doc: number) => T,
): Promise<T> {
  const module = await pdfium();
  try {
    const at = module.pdfium.wasmExports.malloc(bytes.length);
    if (at === 0) throw new PressError('memory', 'The file is too large for the renderer.');
    memoryOf(module).set(bytes, at);
    const doc = module.FPDF_LoadMemDocument(at, bytes.length, '');
    try {
      if (doc === 0) {
        // 4: a password is needed.
        const reason = module.FPDF_GetLastError() === 4 ? 'encrypted' : 'damaged';
        throw new PressError('unreadable', 'The PDF cannot be opened.', { reason });
      }
      return read(module, doc);
    } finally {
      if (doc !== 0) module.FPDF_CloseDocument(doc);
      module.pdfium.wasmExports.free(at);
    }
  } catch (error) {
    if (error instanceof PressError) throw error;
    instance = null;
    throw new PressError('unreadable', 'The PDF breaks the renderer.', { reason: 'damaged', cause: error });
  } finally {
    if (memoryOf(module).length > KEEP_BELOW_BYTES) instance = null;
  }
}
