import sharp from 'sharp';
import { type Seeded, seeded } from './seeded.ts';

export interface CmykImage {
  /** JPEG with four components; its values are inverted, as in every CMYK JPEG with an Adobe marker. */
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** 216 × 141 mm at 310 ppi. */
const WIDTH_PX = 2636;
const HEIGHT_PX = 1721;
/** Painted at less than half this size and enlarged: hills have no fine detail, and a demo needs many. */
const PAINT_SCALE = 0.4;

const SKIES = [
  ['#f6c27a', '#f7e6c4', '#b3452b', '#3d5a2a'],
  ['#5d94bd', '#d9e8ee', '#5e7d3b', '#2e4a24'],
  ['#2b3a67', '#e59a6f', '#4b3b53', '#241f33'],
  ['#8fb7c9', '#f3efe0', '#a8842c', '#6b4a1c'],
  ['#d98b5f', '#f4dcc0', '#7a3348', '#3a1c2a'],
  ['#9cc3b2', '#eef3e2', '#4f7f4e', '#234c36'],
] as const;

/**
 * Hills with rows of vines under a sky, for print: CMYK, 310 ppi on a full page.
 *
 * The colours are converted while the image is small and the four inks are enlarged separately: converting at
 * full size would take four times as long.
 */
export async function landscape(seed: number): Promise<CmykImage> {
  const [w, h] = [WIDTH_PX, HEIGHT_PX].map((side) => Math.round(side * PAINT_SCALE)) as [number, number];
  const svg = paint(seeded(seed + 9_000), w, h, SKIES[seed % SKIES.length] ?? SKIES[0]);
  const inks = await sharp(Buffer.from(svg)).removeAlpha().toColourspace('cmyk').raw().toBuffer();
  const planes = await Promise.all([0, 1, 2, 3].map((ink) => enlarged(inks, ink, w, h)));
  const [first, ...rest] = planes as [Buffer, Buffer, Buffer, Buffer];
  const raw = { width: WIDTH_PX, height: HEIGHT_PX, channels: 1 } as const;
  const jpeg = await sharp(first, { raw })
    .joinChannel(rest, { raw })
    .toColourspace('cmyk')
    .jpeg({ quality: 78 })
    .toBuffer();
  return { jpeg: new Uint8Array(jpeg), widthPx: WIDTH_PX, heightPx: HEIGHT_PX };
}

function enlarged(inks: Buffer, ink: number, width: number, height: number): Promise<Buffer> {
  const plane = Buffer.alloc(width * height);
  for (let i = 0; i < plane.length; i++) plane[i] = inks[4 * i + ink] as number;
  return sharp(plane, { raw: { width, height, channels: 1 } })
    .resize(WIDTH_PX, HEIGHT_PX, { kernel: 'cubic', fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

function paint(
  random: Seeded,
  w: number,
  h: number,
  [top, horizon, near, far]: readonly [string, string, string, string],
): string {
  const sun = { x: random.between(0.2, 0.8) * w, y: random.between(0.2, 0.34) * h, r: h * 0.07 };
  const layers = Array.from({ length: 6 }, (_, i) =>
    hill(random, w, h, i, mixed(horizon, i < 3 ? far : near, 0.35 + i * 0.13)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="0.6" stop-color="${horizon}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fffbe8"/><stop offset="0.22" stop-color="#fff3c8" stop-opacity="0.85"/><stop offset="1" stop-color="#fff3c8" stop-opacity="0"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 4}" fill="url(#glow)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#fff7dc"/>
${layers.join('\n')}</svg>`;
}

function hill(random: Seeded, w: number, h: number, layer: number, colour: string): string {
  const base = h * (0.44 + layer * 0.1);
  const lift = h * (0.13 - layer * 0.008);
  const phase = random.between(0, Math.PI * 2);
  const bends = random.between(1.1, 2.1);
  const crest = (x: number) =>
    base -
    lift * Math.sin((x / w) * Math.PI * bends + phase) -
    lift * 0.25 * Math.sin((x / w) * 11 + phase * 3);
  const points = Array.from(
    { length: 61 },
    (_, i) => `${((i * w) / 60).toFixed(1)},${crest((i * w) / 60).toFixed(1)}`,
  );
  const body = `<path d="M0,${h} L${points.join(' L')} L${w},${h}Z" fill="${colour}"/>`;
  return layer < 2
    ? body
    : `${body}<g stroke="${mixed(colour, '#10210c', 0.3)}" stroke-width="${1 + layer * 0.9}" fill="none" opacity="0.75">${rows(w, h, crest, layer)}</g>`;
}

/** Rows of vines that run down the slope and spread towards the viewer. */
function rows(w: number, h: number, crest: (x: number) => number, layer: number): string {
  const gap = w / (34 - layer * 3);
  return Array.from({ length: 48 }, (_, i) => {
    const x = (i - 6) * gap;
    const foot = w / 2 + (x - w / 2) * 1.9;
    const top = crest(Math.min(w, Math.max(0, x))) + 3;
    return `<path d="M${x.toFixed(1)},${top.toFixed(1)} Q${((x + foot) / 2 + gap * 0.4).toFixed(1)},${((top + h) / 2).toFixed(1)} ${foot.toFixed(1)},${h}"/>`;
  }).join('');
}

function mixed(a: string, b: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(a, at) * (1 - share) + part(b, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
