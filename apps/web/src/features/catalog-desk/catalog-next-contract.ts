export { catalogNext } from '@rebblatt/contracts';
