/** The contracts of the logged-out forms; a separate file, because the first submit fetches only these. */
export { forgotPassword, login, register, resetPassword, totpConfirm } from '@rebblatt/contracts';
