import { administrators, superAdministrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { orStale } from '../../lib/stale-write.ts';
import type { PrintSettingTools } from './print-setting.commands.ts';
import { resetOutputProfile, setOutputProfile, updateThresholds } from './print-setting.commands.ts';
import { presentPrintSetting } from './print-setting.presenter.ts';
import { findPrintSetting } from './print-setting.queries.ts';

/** The thresholds for uploaded files, and the output condition of books. */
export function printSettingRoutes(tools: PrintSettingTools): Endpoint[] {
  const show = async () => presentPrintSetting(await findPrintSetting(tools.db.prisma));

  return [
    endpoint(
      'GET /print-setting',
      { allow: administrators, summary: 'Show the print settings' },
      async () => ({
        data: await show(),
      }),
    ),

    endpoint(
      'PUT /print-setting',
      { allow: superAdministrators, summary: 'Set what uploaded files are checked by' },
      async ({ actor, body }) => {
        await orStale(updateThresholds(tools, actor, body), show);
        return { data: await show() };
      },
    ),

    endpoint(
      'POST /print-setting/profile',
      { allow: superAdministrators, summary: 'Print books for another output condition', fileRequired: true },
      async ({ actor, body, file }) => {
        await orStale(setOutputProfile(tools, actor, body, file), show);
        return { data: await show() };
      },
    ),

    endpoint(
      'DELETE /print-setting/profile',
      { allow: superAdministrators, summary: 'Print books for the usual output condition again' },
      async ({ actor }) => {
        await resetOutputProfile(tools, actor);
        return { data: await show() };
      },
    ),
  ];
}
