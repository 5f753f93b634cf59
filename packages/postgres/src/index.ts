export type { Application } from './application.ts';
export { type EmbeddedPostgres, openEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
export type { Watchers } from './guard.ts';
export { currentOwner } from './owner.ts';
export { choosePlace } from './place.ts';
export { run } from './run-as.ts';
export type { Settings } from './settings.ts';
