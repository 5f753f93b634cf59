import { oneOf } from './field.rules.ts';

/** For which of the two fairs a stand is. */
export const fairColumn = oneOf(
  {
    field: 'catalog_type',
    headings: { de: 'Messe', fr: 'Salon', en: 'Fair' },
    others: ['Katalogtyp', 'Typ', 'Ausstellung', 'Type', 'Exhibition'],
    required: true,
    example: 'Hauptmesse',
  },
  [
    [
      2,
      [
        'Hauptmesse',
        'Expovina',
        'Expovina (Hauptmesse)',
        'Schiff',
        'Schiffe',
        'salon principal',
        'main fair',
        '2',
      ],
    ],
    [
      1,
      ['Frühlingsmesse', 'Primavera', 'Expovina Primavera', 'Halle', 'Frühling', 'printemps', 'spring', '1'],
    ],
  ],
);

/** Where a fair's ships are named, the stand is on one. */
export const onShip = (form: Record<string, unknown>) =>
  form.catalog_type === undefined ? { catalog_type: form.ship || form.deck ? 2 : 1 } : {};
