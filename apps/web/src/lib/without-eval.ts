/*
 * Checks of forms are compiled where the page may evaluate code. It may not, and the probe for that is reported as a
 * violation of its policy on every load, in some browsers on the console of whoever looks. Read when the library starts.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
