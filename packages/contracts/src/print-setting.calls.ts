import { callList, fileOf } from './call.ts';
import { item } from './primitives.ts';
import { MAX_PROFILE_MB, outputProfileUpload, printSetting, printSettingForm } from './print-setting.ts';

const upload = fileOf('file', MAX_PROFILE_MB);
const reply = item(printSetting);

/** The thresholds for uploaded files, and the output condition of the books. */
export const printSettingCalls = callList({
  'GET /print-setting': { reply },
  'PUT /print-setting': { body: printSettingForm, reply },
  'POST /print-setting/profile': { body: outputProfileUpload, upload, reply },
  'DELETE /print-setting/profile': { reply },
});
