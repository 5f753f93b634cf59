import { describe, expect, it } from 'vitest';
import { exchangedRows, movedRows } from './moved-rows.ts';

const rows = [3, 4, 5, 6].map((position) => ({ name: `Seite ${position}`, position }));
const move = (index: number, to: number) => {
  const row = rows[index];
  if (!row) throw new Error('no such row');
  const moved = movedRows(rows, row, to, (other) => other.position);
  return moved.rows.map((other) => [other.name, moved.positions.get(other)]);
};

describe('a moved row', () => {
  it('shifts the rows between down when it moves up', () => {
    expect(move(3, 4)).toEqual([
      ['Seite 3', 3],
      ['Seite 6', 4],
      ['Seite 4', 5],
      ['Seite 5', 6],
    ]);
  });

  it('shifts the rows between up when it moves down', () => {
    expect(move(0, 5)).toEqual([
      ['Seite 4', 3],
      ['Seite 5', 4],
      ['Seite 3', 5],
      ['Seite 6', 6],
    ]);
  });

  it('can be moved beyond the visible rows', () => {
    expect(move(1, 90)).toEqual([
      ['Seite 3', 3],
      ['Seite 5', 4],
      ['Seite 6', 5],
      ['Seite 4', 90],
    ]);
  });
});

describe('an exchanged row', () => {
  const exchange = (index: number, to: number) => {
    const row = rows[index];
    if (!row) throw new Error('no such row');
    const { rows: shown, positions } = exchangedRows(rows, row, to, (other) => other.position);
    return shown.map((other) => [other.name, positions.get(other)]);
  };

  it('changes places with the row at that position, and no other row moves', () => {
    expect(exchange(0, 6)).toEqual([
      ['Seite 6', 3],
      ['Seite 4', 4],
      ['Seite 5', 5],
      ['Seite 3', 6],
    ]);
  });

  it('stays in its place when the other one is not visible', () => {
    expect(exchange(0, 90).map(([, position]) => position)).toEqual([3, 4, 5, 6]);
  });
});
