import type { entry as german } from '../de/entry.ts';
import { entryErrors } from './entry-errors.ts';

export const entry: typeof german = {
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
  invitation: {
    title: 'Invitation',
    welcome: 'Welcome, {{company}}',
    intro: '{{who}} invites you to help make the fair’s catalogue.',
    introCatalog: '{{who}} invites you to help make the catalogue “{{catalog}}”. You have until {{until}}.',
    proposed:
      'Your order of last time is ready as a proposal. As soon as your password is set, you confirm it with one click or change it.',
    organiser: 'The organiser',
    account: 'You sign in for {{company}} with {{email}}. Choose a password for it.',
    submit: 'Set the password and begin',
    expired: 'This link no longer works, because it is too old or your e-mail address was changed.',
    renew: 'Send a new link to {{email}}',
    renewed: 'The new link is on its way to {{email}}.',
    accepted: 'This account has a password already. Please sign in.',
  },
  fields: {
    passwordConfirmation: 'Repeat password',
    passwordHint: 'At least 6 characters.',
    companyName: 'Company name',
    contactPerson: 'Contact person',
    mailLanguage: 'Language in which we write to you',
    street: 'Street',
    number: 'House number',
    zipCode: 'Postcode',
    city: 'City',
    phone: 'Phone',
    website: 'Website',
    description: 'Description',
  },
};

/** The same with its refusals. */
export const enEntry = { entry, errors: entryErrors };
