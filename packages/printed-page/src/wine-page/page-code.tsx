import type { PrintedCode } from '@rebblatt/contracts';
import { inkCss } from '../palette.ts';
import { codeMm, codeRoomMm, QUIET_MODULES } from './wine-page.rules.ts';

/** The QR code of a page in black alone, with the white around it that readers need; its place without one. */
export function PageCode({ code, label }: { code: PrintedCode | undefined; label: string }) {
  const modules = code?.modules ?? 25;
  const side = modules + 2 * QUIET_MODULES;
  const sideMm = (codeMm / modules) * side;
  // The edge of the code, not of its white, is in line with the list.
  const quietMm = (codeMm / modules) * QUIET_MODULES;
  return (
    <span style={{ flex: 'none', width: `${codeRoomMm - quietMm}mm`, height: `${codeRoomMm}mm` }}>
      {code && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
          style={{ display: 'block', width: `${sideMm}mm`, height: `${sideMm}mm` }}
          shapeRendering="crispEdges"
        >
          <path fill={inkCss('ink')} d={code.path} />
        </svg>
      )}
    </span>
  );
}
