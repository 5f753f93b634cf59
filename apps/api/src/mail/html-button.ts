import type { Language } from '@rebblatt/contracts';

/** What a link of a mail opens, by the beginning of its path; the first that fits counts. */
const opens: [RegExp, Record<Language, string>][] = [
  [
    /^\/(invitation|reset-password|forgot-password)\b/,
    { de: 'Passwort setzen', fr: 'Choisir le mot de passe', en: 'Set the password' },
  ],
  [/^\/login\b/, { de: 'Anmelden', fr: 'Se connecter', en: 'Sign in' }],
  [
    /^\/(exhibitor-page|active-catalog\/page)\/edit\//,
    { de: 'Zur Seite', fr: 'Ouvrir la page', en: 'Open the page' },
  ],
  [/^\/exhibitor-page\b/, { de: 'Zu Ihren Seiten', fr: 'Ouvrir vos pages', en: 'Open your pages' }],
  [/^\/(request|admin-request)\b/, { de: 'Zur Anfrage', fr: 'Ouvrir la demande', en: 'Open the request' }],
  [/^\/logo\b/, { de: 'Zu Ihren Logos', fr: 'Ouvrir vos logos', en: 'Open your logos' }],
  [/^\/exhibitor\b/, { de: 'Zum Aussteller', fr: 'Ouvrir l’exposant', en: 'Open the exhibitor' }],
  [/^\/setup\b/, { de: 'Zum Einrichten', fr: 'Continuer la mise en place', en: 'Go on setting up' }],
];

const anything: Record<Language, string> = { de: 'Öffnen', fr: 'Ouvrir', en: 'Open' };

/** What stands on the button of a link, in words that say what it opens. */
export function labelOf(address: string, language: Language): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return (opens.find(([beginning]) => beginning.test(path))?.[1] ?? anything)[language];
}
