/** The refusals about passwords and the second factor of an account. */
export const accessErrorCodes = [
  'session.proof-required',
  'second-factor.required',
  'second-factor.proof-required',
  'second-factor.ticket-invalid',
  'second-factor.code-wrong',
  'second-factor.not-begun',
  'second-factor.none',
  'password.token-invalid',
  'password.old-wrong',
  'account.email-taken',
  'token.forbidden',
  'token.scope',
  'token.expiry',
  'webhook.private-address',
  'webhook.too-many',
] as const;
