import { z } from 'zod';
import { channelAuthForm, channelAuthReply } from './broadcasting.ts';
import { callList } from './call.ts';
import { appParams, dashboardEvent, eventSent, liveApp, liveStatistics } from './websockets.ts';

/** The dashboard of the live channel. */
export const websocketsCalls = callList({
  'GET /websockets/api': { reply: z.object({ data: z.array(liveApp) }) },
  'GET /websockets/api/:appId/statistics': { params: appParams, reply: liveStatistics },
  'POST /websockets/event': { body: dashboardEvent, reply: eventSent },
  'POST /websockets/auth': { body: channelAuthForm, reply: channelAuthReply },
});
