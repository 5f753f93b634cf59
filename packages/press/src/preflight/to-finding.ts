import { namesTogether, type PreflightFinding, type SeenBox } from '@rebblatt/contracts';
import type { Rect } from '../pdf/rect.ts';
import { mmOf } from '../pdf/units.ts';
import type { Found } from './rules/rule.ts';
import { hasDegrees, worseOf } from './worse-of.ts';

/** How many different findings of a code on a page, and how many places of one, a report lists individually. */
const LISTED_APART = 12;

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

/** Findings that one sentence says. */
interface Group {
  /** The worst of them, with the box around all and the names of all. */
  worst: Found;
  count: number;
  /** Of many, the last one is around all others. */
  places: Rect[];
}

/**
 * The findings of a page, as they are told: those that differ only in how coarse, small or thin something is, or in what it
 * is called, are one, with the worst value, all names, their number in `params.count` and their places. Of too many
 * different ones of a code, the last one counts the rest.
 */
export function merged(all: readonly Found[], page: number | null): PreflightFinding[] {
  const groups = new Map<string, Group>();
  const reported = new Map<string, string[]>();
  for (const one of all) {
    const kind = kindOf(one);
    const ofCode = reported.get(`${one.code} ${one.severity}`) ?? [];
    reported.set(`${one.code} ${one.severity}`, ofCode);
    const full = !groups.has(kind) && ofCode.length >= LISTED_APART;
    const key = full ? (ofCode.at(-1) as string) : kind;
    const group = groups.get(key);
    if (group) addTo(group, one);
    else {
      groups.set(key, { worst: one, count: 1, places: one.bounds ? [one.bounds] : [] });
      ofCode.push(key);
    }
  }
  return [...groups.values()].map((group) => ofGroup(group, page));
}

/** What is the same of findings that one sentence can say. */
function kindOf({ code, severity, measured, wanted, params }: Found): string {
  const { names: _, ...others } = params;
  return JSON.stringify([code, severity, wanted, others, hasDegrees(code) ? null : measured]);
}

function addTo(group: Group, one: Found): void {
  const { worst, places } = group;
  const worse = worseOf(worst, one);
  const names = namesTogether(worst.params.names, one.params.names);
  group.worst = {
    ...worse,
    params: { ...worse.params, ...names },
    bounds: bothBounds(worst.bounds, one.bounds),
  };
  group.count++;
  if (!one.bounds) return;
  if (places.length < LISTED_APART) places.push(one.bounds);
  else places[LISTED_APART - 1] = bothBounds(places.at(-1) ?? null, one.bounds) ?? one.bounds;
}

function ofGroup({ worst, count, places }: Group, page: number | null): PreflightFinding {
  if (count === 1) return toFinding(worst, page);
  const finding = toFinding({ ...worst, params: { ...worst.params, count } }, page);
  return places.length > 1 ? { ...finding, places_mm: places.map(inMillimetres) } : finding;
}

function bothBounds(a: Rect | null, b: Rect | null): Rect | null {
  if (!a || !b) return null;
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}
