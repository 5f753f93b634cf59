/** One measured figure. Its floor is the best the machine can do in the same run, so that the ratio is portable. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The same work without the product; null where the value needs no comparison. */
  floor: number | null;
  goal: Goal;
  /** What this run measured in particular, only for the table: the name is the same in every run. */
  detail?: string;
}

/** The goal: a limit for the figure's ratio to its floor, or for its value. */
type Goal = { of: 'ratio' | 'value'; atLeast?: number; atMost?: number };

/** Value divided by floor; null without a floor. */
const ratioOf = ({ value, floor }: Pick<Figure, 'value' | 'floor'>): number | null =>
  floor === null ? null : value / floor;

/** Whether a figure meets its goal. */
function meets(figure: Figure): boolean {
  const measured = figure.goal.of === 'value' ? figure.value : ratioOf(figure);
  if (measured === null) return false;
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = figure.goal;
  return measured >= atLeast && measured <= atMost;
}

const round = (value: number) => Number(value.toPrecision(4));

/** All figures as one object, name to value, unit, floor and ratio. */
export function asJson(figures: Figure[]): string {
  const entries = figures.map((figure) => {
    const { name, value, unit, floor } = figure;
    const ratio = ratioOf(figure);
    return [
      name,
      {
        value: round(value),
        unit,
        floor: floor === null ? null : round(floor),
        ratio: ratio === null ? null : round(ratio),
      },
    ];
  });
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

function goalText({ goal, unit }: Figure): string {
  const scaled = (limit: number) => (goal.of === 'ratio' ? `× ${round(limit)}` : `${round(limit)} ${unit}`);
  return goal.atLeast === undefined ? `≤ ${scaled(goal.atMost ?? 0)}` : `≥ ${scaled(goal.atLeast)}`;
}

/** All figures as a table for the terminal, with the goal of each and whether it is met. */
export function asTable(figures: Figure[]): string {
  const head = ['', 'measured', 'floor', 'ratio', 'goal', ''];
  const rows = figures.map((figure) => {
    const ratio = ratioOf(figure);
    return [
      figure.detail ? `${figure.name} (${figure.detail})` : figure.name,
      `${round(figure.value)} ${figure.unit}`,
      figure.floor === null ? '' : String(round(figure.floor)),
      ratio === null ? '' : ratio.toFixed(2),
      goalText(figure),
      meets(figure) ? 'pass' : 'MISS',
    ];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [head, ...rows].map(line).join('\n');
}
