import type { PreflightFinding, SeenBox } from '@rebblatt/contracts';
import type { Rect } from '../pdf/rect.ts';
import { mmOf } from '../pdf/units.ts';
import type { Found } from './rules/rule.ts';

/** How many different findings of a code on a page a report lists individually. */
const TOLD_APART = 12;

/** A finding in the form of the report; `page` is 1-based, or null for the file as a whole. */
export function toFinding({ bounds, ...reported }: Found, page: number | null): PreflightFinding {
  return { ...reported, page, box_mm: bounds && inMillimetres(bounds) };
}

const thousandth = (pt: number) => Math.round(mmOf(pt) * 1000) / 1000;

const inMillimetres = ({ x0, y0, x1, y1 }: Rect): SeenBox => ({
  x: thousandth(x0),
  y: thousandth(y0),
  width: thousandth(x1 - x0),
  height: thousandth(y1 - y0),
});

/**
 * The findings of a page; equal ones are reported once with their number in `params.count` and their bounding box. Of
 * too many different ones of a code, the last one counts the rest.
 */
export function merged(all: readonly Found[], page: number | null): PreflightFinding[] {
  const groups = new Map<string, { first: Found; count: number }>();
  const reported = new Map<string, string[]>();
  for (const one of all) {
    const exact = JSON.stringify([one.code, one.severity, one.measured, one.params]);
    const ofCode = reported.get(`${one.code} ${one.severity}`) ?? [];
    reported.set(`${one.code} ${one.severity}`, ofCode);
    const full = !groups.has(exact) && ofCode.length >= TOLD_APART;
    const key = full ? (ofCode.at(-1) as string) : exact;
    const group = groups.get(key);
    if (group) {
      group.count++;
      group.first = { ...group.first, bounds: around(group.first.bounds, one.bounds) };
    } else {
      groups.set(key, { first: one, count: 1 });
      ofCode.push(key);
    }
  }
  return [...groups.values()].map(({ first, count }) =>
    toFinding(count === 1 ? first : { ...first, params: { ...first.params, count } }, page),
  );
}

function around(a: Rect | null, b: Rect | null): Rect | null {
  if (!a || !b) return null;
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}
