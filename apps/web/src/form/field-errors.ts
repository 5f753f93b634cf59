/** The errors of a validated form; a separate file because it is fetched together with zod. */
export { fieldErrorsOf } from '@rebblatt/contracts';
