export { preflightGerman as preflight } from '@rebblatt/contracts';
