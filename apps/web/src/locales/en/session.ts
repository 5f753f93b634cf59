import type { de } from '../de/index.ts';

export const session: (typeof de)['session'] = {
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    register: 'Register as an exhibitor',
  },
  line: {
    waiting: 'Many people are signing in right now. We will try again automatically.',
    again_one: 'Many people are signing in right now. We will try again automatically in {{count}} second.',
    again_other:
      'Many people are signing in right now. We will try again automatically in {{count}} seconds.',
  },
  secondFactor: 'Second factor',
  fields: {
    email: 'E-mail',
    password: 'Password',
  },
  sheet: {
    tagline: 'The fair catalogue, made together.',
    next: 'Next catalogue',
    running: 'Data collection in progress',
    period: '{{from}} to {{to}}',
    format: '210 × 135 mm, bleed 3 mm',
  },
  expired: 'Your session has expired. Please sign in again.',
  expiredKept: 'Your session has expired. Please sign in again; what you entered will still be there.',
  elsewhere: 'You signed out in another window.',
  elsewhereKept: 'You signed out in another window. What you entered here will be back after you sign in.',
};
