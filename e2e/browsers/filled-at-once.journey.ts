import { ADMIN, PASSWORD } from '../session.ts';
import { words } from '../words.ts';
import { test } from './test.ts';

const say = words.de;

// What the form is checked with is fetched with the first change, and needed when it is sent: here at the same moment.
test('a form that a password manager fills and sends at once signs in', async ({ tab }) => {
  await tab.startAfresh();
  await tab.open('/login');
  await tab.sees({ role: 'textbox', name: say.email });
  await tab.run(
    (email, password) => {
      const put = (kind: string, text: string) => {
        const field = document.querySelector<HTMLInputElement>(`input[type=${kind}]`);
        // As a browser does it, past what React notes of a field.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      };
      put('email', email);
      put('password', password);
      document.querySelector('form')?.requestSubmit();
    },
    ADMIN,
    PASSWORD,
  );
  await tab.sees({ role: 'button', name: say.signOut });
});
