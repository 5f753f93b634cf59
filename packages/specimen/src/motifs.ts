import type { Canvas, Ink, Point } from './canvas.ts';

/** A drawing around a centre, about `size` mm wide and high. */
export type Motif = (canvas: Canvas, x: number, y: number, size: number, ink: Ink, second: Ink) => void;

const grapes: Motif = (canvas, x, y, size, ink, second) => {
  const r = size / 11;
  const step = r * 1.9;
  canvas.curve(
    [
      [x, y + size * 0.5],
      [x, y + size * 0.4],
      [x - r, y + size * 0.36],
      [x, y + size * 0.28],
    ],
    second,
    r / 2.4,
  );
  vineLeaf(canvas, x + size * 0.24, y + size * 0.38, size * 0.36, second, ink);
  [4, 5, 4, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i++)
      canvas.disc(x + (i - (count - 1) / 2) * step, y + size * 0.2 - row * step * 0.86, r * 0.92, ink);
  });
};

const vineLeaf: Motif = (canvas, x, y, size, ink, second) => {
  const lobes = 5;
  const points: Point[] = [];
  const at = (angle: number, radius: number): Point => [
    x + Math.cos(angle) * radius * size,
    y + Math.sin(angle) * radius * size,
  ];
  const from = -Math.PI / 2 + 0.35;
  const step = (Math.PI * 2 - 0.7) / lobes;
  points.push(at(-Math.PI / 2, 0.16));
  for (let i = 0; i < lobes; i++) {
    const a = from + i * step;
    const reach = i === 2 ? 0.56 : i === 1 || i === 3 ? 0.5 : 0.4;
    points.push(at(a, 0.34), at(a + step * 0.22, reach * 0.95), at(a + step * 0.5, reach));
    points.push(at(a + step * 0.78, reach * 0.95), at(a + step * 0.9, 0.34), at(a + step, 0.26));
  }
  points.push(at(-Math.PI / 2 - 0.2, 0.2), at(-Math.PI / 2 - 0.1, 0.2), at(-Math.PI / 2, 0.16));
  canvas.shape(points, ink);
  for (let i = 0; i < lobes; i++) {
    const a = from + (i + 0.5) * step;
    canvas.line([at(-Math.PI / 2, 0.16), at(a, i === 2 ? 0.46 : 0.36)], second, size / 60);
  }
  canvas.curve(
    [
      at(-Math.PI / 2, 0.16),
      at(-Math.PI / 2, 0.4),
      at(-Math.PI / 2 + 0.1, 0.5),
      at(-Math.PI / 2 + 0.35, 0.6),
    ],
    ink,
    size / 34,
  );
};

const sunOverHills: Motif = (canvas, x, y, size, ink, second) => {
  const half = size / 2;
  for (let i = 0; i <= 12; i++) {
    const a = (Math.PI * i) / 12;
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    canvas.line(
      [
        [x + cos * half * 0.5, y + sin * half * 0.5],
        [x + cos * half * 0.78, y + sin * half * 0.78],
      ],
      second,
      size / 60,
    );
  }
  canvas.clipped(x - half, y, size, half, () => canvas.disc(x, y, half * 0.38, second));
  [0, 1, 2, 3].forEach((row) => {
    const base = y - row * half * 0.2;
    canvas.curve(
      [
        [x - half, base - half * 0.1],
        [x - half * 0.4, base + half * 0.22],
        [x + half * 0.1, base - half * 0.28],
        [x + half, base + half * 0.02],
      ],
      ink,
      size / 34,
    );
  });
};

const crown: Motif = (canvas, x, y, size, ink, second) => {
  const [w, h] = [size * 0.45, size * 0.3];
  const tips: Point[] = [
    [-1, 0.75],
    [-0.5, 0.1],
    [0, 1],
    [0.5, 0.1],
    [1, 0.75],
  ];
  canvas.polygon(
    [
      [x - w * 0.86, y - h],
      ...tips.map(([tx, ty]): Point => [x + tx * w, y + ty * h]),
      [x + w * 0.86, y - h],
    ],
    ink,
  );
  canvas.rect(x - w * 0.86, y - h * 1.35, w * 1.72, h * 0.2, ink);
  for (const [tx, ty] of [tips[0], tips[2], tips[4]] as Point[])
    canvas.disc(x + tx * w, y + ty * h + size * 0.045, size * 0.045, second);
};

const chateau: Motif = (canvas, x, y, size, ink, second) => {
  const u = size / 10;
  const roof = (left: number, right: number, base: number, top: number) =>
    canvas.polygon(
      [
        [x + left * u, y + base * u],
        [x + right * u, y + base * u],
        [x + ((left + right) / 2) * u, y + top * u],
      ],
      ink,
    );
  canvas.rect(x - 4 * u, y - 3 * u, 1.8 * u, 4.6 * u, ink);
  canvas.rect(x + 2.2 * u, y - 3 * u, 1.8 * u, 4.6 * u, ink);
  canvas.rect(x - 2.2 * u, y - 3 * u, 4.4 * u, 3.2 * u, ink);
  roof(-4.4, -1.8, 1.6, 4.2);
  roof(1.8, 4.4, 1.6, 4.2);
  roof(-2.2, 2.2, 0.2, 2.1);
  for (const window of [-1.4, 0.8]) canvas.rect(x + window * u, y - 1.2 * u, 0.6 * u, 0.8 * u, second);
  canvas.rect(x - 0.4 * u, y - 3 * u, 0.8 * u, 1.3 * u, second);
  for (const window of [-3.35, 2.85]) canvas.rect(x + window * u, y + 0.2 * u, 0.5 * u, 0.9 * u, second);
};

const glass: Motif = (canvas, x, y, size, ink, second) => {
  const u = size / 10;
  const bowl: Point[] = [
    [x - 2.1 * u, y + 4.4 * u],
    [x - 2.9 * u, y + 1.4 * u],
    [x - 2 * u, y - 0.6 * u],
    [x, y - 0.6 * u],
    [x + 2 * u, y - 0.6 * u],
    [x + 2.9 * u, y + 1.4 * u],
    [x + 2.1 * u, y + 4.4 * u],
  ];
  canvas.clipped(x - 3 * u, y - u, 6 * u, 3.1 * u, () => canvas.shape(bowl, second));
  canvas.curve(bowl, ink, size / 46);
  canvas.line(
    [
      [x, y - 0.6 * u],
      [x, y - 4 * u],
    ],
    ink,
    size / 46,
  );
  canvas.line(
    [
      [x - 1.7 * u, y - 4.1 * u],
      [x + 1.7 * u, y - 4.1 * u],
    ],
    ink,
    size / 40,
  );
};

const waves: Motif = (canvas, x, y, size, ink, second) => {
  for (let row = 0; row < 4; row++) {
    const base = y + size * (0.22 - row * 0.15);
    const points: Point[] = [[x - size / 2, base]];
    for (let i = 0; i < 4; i++) {
      const left = x - size / 2 + (i * size) / 4;
      const bend = size * 0.09 * (i % 2 === 0 ? 1 : -1);
      points.push([left + size / 12, base + bend], [left + size / 6, base + bend], [left + size / 4, base]);
    }
    canvas.curve(points, row === 1 ? second : ink, size / 26);
  }
};

export const motifs: readonly Motif[] = [grapes, vineLeaf, sunOverHills, crown, chateau, glass, waves];
export { grapes, sunOverHills, vineLeaf };
