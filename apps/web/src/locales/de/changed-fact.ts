/** What a page prints that has changed since; it comes with the editor of a page and with the print desk. */
export const changedFact = {
  none: 'nichts',
  company_name: 'Gedruckt wird die Firma «{{printed}}», seither heisst sie «{{now}}».',
  address: 'Gedruckt wird die Adresse «{{printed}}», seither geändert zu «{{now}}».',
  phone: 'Gedruckt wird die Telefonnummer «{{printed}}», seither geändert zu «{{now}}».',
  website: 'Gedruckt wird die Website «{{printed}}», seither geändert zu «{{now}}».',
  stand: 'Gedruckt wird der Stand «{{printed}}», seither heisst er «{{now}}».',
};
