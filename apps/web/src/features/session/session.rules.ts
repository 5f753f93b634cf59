/**
 * The contracts of the logged-out forms, in a separate file, so that only these are fetched with the first
 * submit.
 */
export { forgotPassword, login, register, resetPassword } from '@rebblatt/contracts';
