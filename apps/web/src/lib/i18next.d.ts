import 'i18next';
import type { deAccess } from '../locales/de/access.ts';
import type { deDecide } from '../locales/de/decide.ts';
import type { deDesigner } from '../locales/de/designer.ts';
import type { deDesk } from '../locales/de/desk.ts';
import type { deEditor } from '../locales/de/editor.ts';
import type { editorParts } from '../locales/de/editor-parts.ts';
import type { deEntry } from '../locales/de/entry.ts';
import type { evening } from '../locales/de/evening.ts';
import type { deFindings } from '../locales/de/findings.ts';
import type { de } from '../locales/de/index.ts';
import type { deOrganiser } from '../locales/de/organiser.ts';
import type { palette } from '../locales/de/palette.ts';
import type { deTables } from '../locales/de/tables.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof de &
        typeof deAccess &
        typeof deDecide &
        typeof deDesigner &
        typeof deDesk &
        typeof deEditor &
        typeof deEntry &
        typeof deFindings &
        typeof deOrganiser &
        typeof deTables & {
          editorParts: typeof editorParts;
          evening: typeof evening;
          palette: typeof palette;
        };
    };
    enableSelector: true;
  }
}
