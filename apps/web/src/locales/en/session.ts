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
  register: {
    title: 'Register',
    intro:
      'After you have registered, the organiser checks your account and activates it. You will receive an e-mail.',
    account: 'Access',
    company: 'Company',
    submit: 'Register',
    haveAccount: 'Already registered?',
    done: 'Your account has been created. You can sign in as soon as the organiser has activated it.',
  },
  forgot: {
    title: 'Forgot password',
    intro: 'Enter the e-mail address of your account. We will send you a link to set a new password.',
    submit: 'Request link',
    backToLogin: 'Back to sign-in',
    done: 'If there is an account for this address, we have sent you an e-mail explaining how to change the password.',
  },
  reset: {
    title: 'Set a new password',
    intro: 'Set a new password for {{email}}.',
    submit: 'Change password',
    done: 'Your password has been changed. You can sign in now.',
    noEmail: 'The link is incomplete. Please request a new one.',
  },
  fields: {
    email: 'E-mail',
    password: 'Password',
    passwordConfirmation: 'Repeat password',
    passwordHint: 'At least 6 characters.',
    companyName: 'Company name',
    street: 'Street',
    number: 'House number',
    zipCode: 'Postcode',
    city: 'City',
    phone: 'Phone',
    website: 'Website',
    description: 'Description',
  },
  sheet: {
    tagline: 'The fair catalogue, made together.',
    next: 'Next catalogue',
    running: 'Data collection in progress',
    period: '{{from}} to {{to}}',
    format: '210 × 135 mm, bleed 3 mm',
  },
  expired: 'Your session has expired. Please sign in again.',
  expiredKept: 'Your session has expired. Please sign in again; what you entered will still be there.',
  elsewhere: 'You signed out in another window.',
  elsewhereKept: 'You signed out in another window. What you entered here will be back after you sign in.',
};
