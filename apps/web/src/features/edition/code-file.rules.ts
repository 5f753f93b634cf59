import type { PrintedCode } from '@rebblatt/contracts';

/** The white around a code that readers need, in modules. */
export const QUIET_ZONE = 4;

/** So many pixels has a module of the picture: sharp on a poster of A4, and small as a file. */
const MODULE_PX = 32;

/** The code as a drawing of any size. */
export function codeSvg({ modules, path }: PrintedCode): Blob {
  const size = modules + 2 * QUIET_ZONE;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-QUIET_ZONE} ${-QUIET_ZONE}h${size}v${size}h${-size}z"/><path d="${path}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The code as a picture; null where the browser cannot draw one. */
export function codePng({ modules, path }: PrintedCode): Promise<Blob | null> {
  const size = (modules + 2 * QUIET_ZONE) * MODULE_PX;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.scale(MODULE_PX, MODULE_PX);
  pen.translate(QUIET_ZONE, QUIET_ZONE);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
