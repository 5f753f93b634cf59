import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '../../lib/i18n.ts';
import { answering } from '../../testing/answering.ts';
import { ordersSheet } from './orders.api.ts';

afterEach(async () => {
  await showLanguage('de');
});

it('the sheet of what was ordered has the services in the reader’s language, in a column as wide as they are', async () => {
  await showLanguage('fr');
  const counts = { ordered: 3, accepted: 1, exhibitors: 2 };
  const name_fr = 'Verres à dégustation, caisse de 36';
  const data = [
    { kind: 'stands', name: null, name_fr: null, name_en: null, ...counts },
    { kind: 'service', name: 'Degustationsgläser, Kiste zu 36', name_fr, name_en: null, ...counts },
    { kind: 'service', name: 'Stehtisch', name_fr: null, name_en: null, ...counts },
  ];
  answering(() => ({ data }));
  const { columns, rows } = await ordersSheet(i18next.t, 3);
  expect(rows.map(([what]) => what)).toEqual(['Stands', name_fr, 'Stehtisch']);
  expect(columns[0]?.width).toBe(name_fr.length + 2);
});
