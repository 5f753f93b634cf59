export const award = {
  title: 'Awards',
  create: 'Add award',
  edit: 'Edit award',
  award: 'Award',
  symbol: 'Symbol',
};
