import {
  item,
  MAX_PROFILE_MB,
  outputProfileUpload,
  printSetting,
  printSettingForm,
} from '@rebblatt/contracts';
import { administrators, superAdministrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { MB } from '../../http/upload.ts';
import { orStale } from '../../lib/stale-write.ts';
import type { PrintSettingTools } from './print-setting.commands.ts';
import { resetOutputProfile, setOutputProfile, updateThresholds } from './print-setting.commands.ts';
import { presentPrintSetting } from './print-setting.presenter.ts';
import { findPrintSetting } from './print-setting.queries.ts';

const upload = { field: 'file', maxBytes: MAX_PROFILE_MB * MB };
const reply = item(printSetting);

/** What uploaded files are checked by, and the printing that books are made for. */
export function printSettingRoutes(tools: PrintSettingTools): Endpoint[] {
  const show = async () => presentPrintSetting(await findPrintSetting(tools.db.prisma));

  return [
    get('/print-setting', { allow: administrators, summary: 'Show the print settings', reply }, async () => ({
      data: await show(),
    })),

    put(
      '/print-setting',
      {
        allow: superAdministrators,
        summary: 'Set what uploaded files are checked by',
        body: printSettingForm,
        reply,
      },
      async ({ actor, body }) => {
        await orStale(updateThresholds(tools, actor, body), show);
        return { data: await show() };
      },
    ),

    post(
      '/print-setting/profile',
      {
        allow: superAdministrators,
        summary: 'Print books for another output condition',
        upload,
        body: outputProfileUpload,
        reply,
      },
      async ({ actor, body, file }) => {
        await orStale(setOutputProfile(tools, actor, body, file), show);
        return { data: await show() };
      },
    ),

    del(
      '/print-setting/profile',
      { allow: superAdministrators, summary: 'Print books for the usual output condition again', reply },
      async ({ actor }) => {
        await resetOutputProfile(tools, actor);
        return { data: await show() };
      },
    ),
  ];
}
