import { callList } from './call.ts';
import { ownStanding } from './own-standing.ts';
import { item } from './primitives.ts';

/** Where an exhibitor stands. */
export const ownStandingCalls = callList({ 'GET /own-standing': { reply: item(ownStanding) } });
