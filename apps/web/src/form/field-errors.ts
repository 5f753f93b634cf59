/** What a checked form is told, in a file of its own: it comes with the checker. */
export { fieldErrorsOf } from '@rebblatt/contracts';
