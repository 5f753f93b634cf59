export const award = {
  title: 'Auszeichnungen',
  create: 'Auszeichnung hinzufügen',
  edit: 'Auszeichnung bearbeiten',
  award: 'Auszeichnung',
  symbol: 'Zeichen',
};
