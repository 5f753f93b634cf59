import { expect, it } from 'vitest';
import { layOutWinetour } from './winetour.layout.ts';

it('leaves out a ship on which nobody stands, and keeps the free stands of the others', () => {
  const stop = (stand: string, company_name: string | null) => ({ stand, company_name, pages: [] });
  const ship = (name: string, ...stops: ReturnType<typeof stop>[]) => ({
    name,
    decks: [{ name: 'Oberdeck', stops }],
  });
  const ships = [
    ship('MS Linth', stop('L-1', 'Weingut am See'), stop('L-2', null)),
    ship('MS Limmat', stop('M-1', null), stop('M-2', null)),
  ];
  const items = layOutWinetour({ ships }, 'newsreader')
    .flat(2)
    .map(({ item }) => item);
  expect(items.flatMap((item) => (item.kind === 'ship' ? item.name : []))).toEqual(['MS Linth']);
  expect(items.flatMap((item) => (item.kind === 'stop' ? item.stand : []))).toEqual(['L-1', 'L-2']);
});
