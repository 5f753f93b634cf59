export { type GrapeName, grapeNames, sameVariety } from './grapes.ts';
export { awards, bottleSizes, decks, ships, wineCategories, wineTypes } from './lists.ts';
export { type Place, places } from './places.ts';
