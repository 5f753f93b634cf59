import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { readLines, serverForLists } from '../../testing/wine-lists.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee'],
    types: ['Weisswein', 'Rotwein'],
    sizes: [75],
  }));
});
afterAll(() => server.stop());

const read = (heading: string) =>
  readLines(owner, [
    `Wein;Jahrgang;Weintyp;Region;${heading}`,
    'Seehalde;2021;Rotwein;Zürichsee;18.50',
    'Kirchrain;2022;Weisswein;Zürichsee;31.00',
    'Südrain;2020;Rotwein;Zürichsee;27.50',
  ]);

/** Prices that no visitor pays for one bottle, each alone in its list, by what makes them other prices. */
const others = {
  purchase: 'Einstand|EK netto|Gestehungspreis|Selbstkosten|Buying price|Prix de revient|Prix d’achat|Costo',
  tax: 'Preis o. MwSt|Preis ohne MwSt.|Preis ohne USt|Preis zzgl. MwSt|Preis + MwSt.|Price ex VAT|Price + VAT|Prix HT|Prix hors TVA|Prix s/TVA|Prix sans TVA|Prezzo IVA escl.|Prezzo IVA esclusa|Prezzo + IVA|Precio s/IVA|Precio sin IVA',
  amount:
    'Kartonpreis|Kistenpreis|VPE-Preis|Grundpreis|Preis/l|Prix au litre|Glaspreis|By the glass|Precio caja',
  trade:
    'Gastropreis|HoReCa|Händlerpreis|Prezzo ingrosso|Prezzo all’ingrosso|Wholesale price|Reseller price|Prix pro|Prix pros|Prix brasserie|Prix revendeur',
  cellar: 'ab Hof|Ab-Hof-Preis|Prix départ cave|Franco cantina',
  past: 'Altpreis|Preis alt|Ancien prix|Was price|Precio anterior',
  some: 'Clubpreis|Prix club|Mengenpreis|Staffelpreis|En primeur|Vorbestellpreis|Subskriptionspreis|Aktionspreis',
  currency: 'Preis EUR|Prix €|Preis USD',
};

it.each(Object.values(others).flatMap((words) => words.split('|')))(
  '«%s» is never taken for the price by itself',
  async (heading) => {
    const { columns, questions } = await read(heading);
    expect(columns.at(-1)?.field ?? null).not.toBe('price');
    expect(questions?.map(({ kind }) => kind)).toEqual(['which-price']);
  },
);

it.each(
  [
    'Preis|VP|VK|Verkaufspreis|Ladenpreis|Endpreis|Privatpreis|Preis inkl. MwSt.|Flaschenpreis|CHF/Fl.|Bruttopreis|UVP',
    'Prix TTC|Prix public|Prix bouteille|Prix/bt|Tarif|Prezzo IVA incl.|Prezzo al pubblico|Prezzo bottiglia|PVP',
    'Precio con IVA|Precio botella|Retail price|RRP|Bottle price|Price per bottle|Selling price|Messepreis|Preis 2026',
  ].flatMap((words) => words.split('|')),
)('«%s» is', async (heading) => {
  const { columns, questions } = await read(heading);
  expect([columns.at(-1)?.field, questions]).toEqual(['price', []]);
});

it('a number of bottles or a word that begins alike is none', async () => {
  for (const heading of ['VPE', 'Colisage', 'Menge']) {
    const { columns, questions } = await readLines(owner, [
      `Wein;Jahrgang;Preis;${heading}`,
      'Seehalde;2021;18.50;6',
      'Kirchrain;2022;31.00;12',
    ]);
    expect([heading, columns.map(({ field }) => field), questions]).toEqual([
      heading,
      ['wine', 'year', 'price', null],
      [],
    ]);
  }
});
