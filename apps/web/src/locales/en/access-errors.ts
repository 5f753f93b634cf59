import type { AccessErrorCode } from '../de/access-errors.ts';

export const accessErrors: Record<AccessErrorCode, string> = {
  'session.proof-required': 'First show once more with your password that it is you.',
  'second-factor.required': 'Your account first needs a second factor. Reload the page.',
  'second-factor.proof-required': 'First enter the code of your app once more.',
  'second-factor.ticket-invalid': 'Signing in took too long. Enter your password once more.',
  'second-factor.code-wrong': 'The code is wrong or was used already. Take the next one of the app.',
  'second-factor.not-begun': 'That took too long. Begin once more with the password.',
  'second-factor.none': 'This account has no second factor.',
  'token.forbidden': 'No token may do that: accounts, passwords and tokens are changed by people only.',
  'token.scope': 'This token does not allow that.',
  'token.expiry': 'Choose a day from today to two years from now.',
  'webhook.private-address':
    'This address belongs to this machine or to a private network. A webhook needs an address on the internet.',
  'webhook.too-many': 'There can be no more than {{max}} webhooks. Delete one first.',
};
