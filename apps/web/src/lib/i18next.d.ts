import 'i18next';
import type { deDesk } from '../locales/de/desk.ts';
import type { de } from '../locales/de/index.ts';
import type { deOffice } from '../locales/de/office.ts';
import type { preflight } from '../locales/de/preflight.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof de & typeof deDesk & typeof deOffice & { preflight: typeof preflight } };
    enableSelector: true;
  }
}
