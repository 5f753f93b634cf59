import { black, type Canvas, paper } from './canvas.ts';
import type { HouseInks } from './inks.ts';
import type { Motif } from './motifs.ts';
import type { Seeded } from './seeded.ts';
import { setLines, wordLines } from './set-lines.ts';

export interface LogoText {
  name: string;
  place: string;
  /** Year in which the winery was founded. */
  since: number;
}

/** One way to design a logo of 65 × 122.5 mm. */
export type LogoStyle = (
  canvas: Canvas,
  text: LogoText,
  inks: HouseInks,
  motif: Motif,
  random: Seeded,
) => void;

export const LOGO_MM = { width: 65, height: 122.5 };
const { width: W, height: H } = LOGO_MM;

const fullGround: LogoStyle = (canvas, { name, place, since }, inks, motif) => {
  canvas.rect(0, 0, W, H, inks.deep);
  canvas.frame(3.5, 3.5, W - 7, H - 7, inks.warm, 0.25);
  motif(canvas, W / 2, 86, 34, inks.warm, paper);
  const height = setLines(canvas, wordLines(name, 13), W / 2, 58, {
    font: 'serif',
    ink: paper,
    widthMm: 50,
    largest: 8.5,
  });
  canvas.line(
    [
      [24, 52 - height],
      [41, 52 - height],
    ],
    inks.warm,
    0.3,
  );
  canvas.text(place.toUpperCase(), W / 2, 46 - height, {
    font: 'sans',
    size: 2.9,
    ink: paper,
    align: 'centre',
    spacing: 0.4,
  });
  canvas.text(`seit ${since}`, W / 2, 9, { font: 'serifItalic', size: 3.6, ink: inks.warm, align: 'centre' });
};

const crest: LogoStyle = (canvas, { name, place, since }, inks, motif) => {
  canvas.rect(0, 0, W, H, inks.pale);
  const [x, top, half] = [W / 2, 110, 19];
  canvas.shape(
    [
      [x - half, top],
      [x - half, top - 24],
      [x - half * 0.8, top - 40],
      [x, top - 50],
      [x + half * 0.8, top - 40],
      [x + half, top - 24],
      [x + half, top],
    ],
    inks.deep,
  );
  motif(canvas, x, top - 22, 26, inks.pale, inks.warm);
  const height = setLines(canvas, wordLines(name, 14), x, 51, {
    font: 'serifBold',
    ink: inks.deep,
    widthMm: 53,
    largest: 7.6,
  });
  canvas.text(place, x, 44 - height, { font: 'serifItalic', size: 4, ink: black, align: 'centre' });
  canvas.line(
    [
      [8, 12],
      [24, 12],
    ],
    inks.warm,
    0.4,
  );
  canvas.line(
    [
      [41, 12],
      [57, 12],
    ],
    inks.warm,
    0.4,
  );
  canvas.text(String(since), x, 10.9, {
    font: 'sansBold',
    size: 3.2,
    ink: inks.deep,
    align: 'centre',
    spacing: 0.3,
  });
};

const strata: LogoStyle = (canvas, { name, place }, inks, _motif, random) => {
  canvas.rect(0, 0, W, H, paper);
  const bands = [inks.warm, inks.deep, [20, 20, 60, 5] as const, inks.deep];
  bands.forEach((ink, i) => {
    const base = 48 - i * 12;
    const [a, b] = [random.between(-9, 9), random.between(-9, 9)];
    canvas.shape(
      [
        [0, 0],
        [0, 0],
        [0, base],
        [0, base],
        [W * 0.35, base + a],
        [W * 0.65, base + b],
        [W, base - a / 2],
        [W, base],
        [W, 0],
        [W, 0],
      ],
      ink,
    );
  });
  canvas.disc(W * 0.7, 70, 7.5, inks.warm);
  const height = setLines(canvas, wordLines(name, 12), 7, 114, {
    font: 'sansBold',
    ink: inks.deep,
    widthMm: 50,
    largest: 9,
    align: 'left',
    leading: 1.02,
  });
  canvas.text(place, 7, 107 - height, { font: 'sans', size: 3.4, ink: black });
};

const monogram: LogoStyle = (canvas, { name, place, since }, inks) => {
  canvas.rect(0, 0, W, H, inks.pale);
  canvas.clipped(0, 44, W, H - 44, () => {
    canvas.rect(0, 44, W, H - 44, inks.deep);
    canvas.text(name.slice(0, 1).toUpperCase(), W / 2, 53, {
      font: 'serifBold',
      size: 82,
      ink: inks.warm,
      align: 'centre',
    });
  });
  const height = setLines(canvas, wordLines(name, 16), W / 2, 36, {
    font: 'sansBold',
    ink: inks.deep,
    widthMm: 53,
    largest: 6,
  });
  canvas.text(`${place} · ${since}`, W / 2, 30 - height, {
    font: 'sans',
    size: 3,
    ink: black,
    align: 'centre',
  });
};

const sideBand: LogoStyle = (canvas, { name, place, since }, inks, motif) => {
  canvas.rect(0, 0, W, H, paper);
  canvas.rect(0, 0, 20, H, inks.deep);
  const size = Math.min(9.5, 150 / name.length);
  canvas.text(name, 10 + size * 0.33, H / 2, {
    font: 'serif',
    size,
    ink: paper,
    align: 'centre',
    degrees: 90,
  });
  motif(canvas, 42.5, 82, 34, inks.deep, inks.warm);
  setLines(canvas, wordLines(place, 12), 42.5, 46, {
    font: 'serifItalic',
    ink: inks.deep,
    widthMm: 36,
    largest: 6,
  });
  canvas.line(
    [
      [30, 28],
      [55, 28],
    ],
    inks.warm,
    0.4,
  );
  canvas.text(`gegründet ${since}`, 42.5, 22, { font: 'sans', size: 2.9, ink: black, align: 'centre' });
};

const roundel: LogoStyle = (canvas, { name, place, since }, inks, motif) => {
  canvas.rect(0, 0, W, H, paper);
  canvas.disc(W / 2, 79, 29, inks.deep);
  canvas.ring(W / 2, 79, 26.6, inks.warm, 0.3);
  motif(canvas, W / 2, 79, 33, paper, inks.warm);
  const height = setLines(canvas, wordLines(name, 15), W / 2, 41, {
    font: 'serif',
    ink: inks.deep,
    widthMm: 57,
    largest: 7.8,
  });
  canvas.text(`${place.toUpperCase()}  ${since}`, W / 2, 34 - height, {
    font: 'sans',
    size: 2.9,
    ink: black,
    align: 'centre',
    spacing: 0.35,
  });
};

const typographic: LogoStyle = (canvas, { name, place, since }, inks, motif) => {
  canvas.rect(0, 0, W, H, inks.pale);
  const words = wordLines(name.toUpperCase(), 9);
  canvas.rect(6, 114, W - 12, 1.4, inks.deep);
  let top = 110;
  for (const word of words) {
    top -=
      setLines(canvas, [word], 6, top, {
        font: 'sansBold',
        ink: inks.deep,
        widthMm: W - 12,
        largest: 15,
        align: 'left',
      }) + 1.2;
  }
  canvas.rect(6, top - 1, W - 12, 0.5, inks.deep);
  canvas.text(place, 6, top - 7, { font: 'serifItalic', size: 4.6, ink: inks.deep });
  motif(canvas, 46, 24, 26, inks.warm, inks.deep);
  canvas.text(String(since), 6, 8, { font: 'serif', size: 5, ink: inks.deep });
};

const label: LogoStyle = (canvas, { name, place, since }, inks, motif) => {
  canvas.rect(0, 0, W, H, inks.warm);
  canvas.rect(6, 6, W - 12, H - 12, paper);
  canvas.frame(7.2, 7.2, W - 14.4, H - 14.4, inks.deep, 0.2);
  motif(canvas, W / 2, 96, 22, inks.deep, inks.warm);
  const height = setLines(canvas, wordLines(name, 13), W / 2, 76, {
    font: 'serifItalic',
    ink: inks.deep,
    widthMm: 44,
    largest: 8.6,
  });
  canvas.text(place, W / 2, 68 - height, { font: 'serif', size: 4.2, ink: black, align: 'centre' });
  canvas.rect(7.2, 14, W - 14.4, 11, inks.deep);
  canvas.text(`WEINBAU SEIT ${since}`, W / 2, 18.5, {
    font: 'sansBold',
    size: 2.9,
    ink: paper,
    align: 'centre',
    spacing: 0.35,
  });
};

export const logoStyles: readonly LogoStyle[] = [
  fullGround,
  crest,
  strata,
  monogram,
  sideBand,
  roundel,
  typographic,
  label,
];
