import { serve } from '../worker/serve.ts';
import { openProfile } from './profile-engine.ts';

serve<{ profile: Uint8Array }, true, never>(async ({ profile }) => {
  await openProfile(profile);
  return { value: true };
});
