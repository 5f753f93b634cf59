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
    waiting: 'Many people are signing in right now. It is tried again by itself.',
    again_one: 'Many people are signing in right now. It is tried again by itself in {{count}} second.',
    again_other: 'Many people are signing in right now. It is tried again by itself in {{count}} seconds.',
  },
  register: {
    title: 'Register',
    intro: 'After registration the organiser checks and activates your account. You will receive an e-mail.',
    account: 'Access',
    company: 'Company',
    submit: 'Register',
    haveAccount: 'Already registered?',
    done: 'Your account is created. As soon as the organiser has activated it you can sign in.',
  },
  forgot: {
    title: 'Forgot password',
    intro: 'Enter the e-mail address of your account. We send you a link to set a new password.',
    submit: 'Request link',
    backToLogin: 'Back to sign-in',
    done: 'We have sent you an e-mail with instructions to change the password, if there is an account for this address.',
  },
  reset: {
    title: 'Set a new password',
    intro: 'Set a new password for {{email}}.',
    submit: 'Change password',
    done: 'Your password is changed. You can sign in now.',
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
    running: 'Collection in progress',
    period: '{{from}} to {{to}}',
    format: '210 × 135 mm, bleed 3 mm',
  },
  expired: 'Your session has expired. Please sign in again.',
  expiredKept:
    'Your session has expired. Please sign in again; what you have entered will then be there again.',
};
