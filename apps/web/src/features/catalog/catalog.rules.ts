/** The contracts of the catalogue form, in a file of their own so that they can be fetched with the first save. */
export { catalogCreate, catalogUpdate } from '@rebblatt/contracts';
