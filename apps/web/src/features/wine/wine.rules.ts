/** The contracts of the wine form, in a file of their own so that they can be fetched with the first save. */
export { wineCreate, wineUpdate } from '@rebblatt/contracts';
