import type { CallName, NamesIn } from './call.ts';

/** A value for every parameter in the path of a call. */
export type PathValues<Name> = Record<NamesIn<Name>, string | number>;

/** The path of a call with its parameters filled in: `/wine/7` for `GET /wine/:id`. */
export const pathOf = <Name extends CallName>(name: Name, values: PathValues<Name>): string =>
  name
    .slice(name.indexOf('/'))
    .replace(/:(\w+)/g, (_all, key: NamesIn<Name>) => encodeURIComponent(values[key]));
