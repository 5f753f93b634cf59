import { found } from './found.ts';
import type { FileRule } from './rule.ts';
import { usedVersions } from './used-features.ts';

/** Logos are PDF 1.3; of pages nothing above 1.6 is expected. */
export const wantedVersion = { ad: '1.6', content: '1.6', logo: '1.3' } as const;

/** The file's version is one the print office knows; a logo that only says it is newer can be rewritten. */
export const fileVersion: FileRule = {
  codes: ['FILE-VERSION'],
  run(file, { kind }) {
    const { version } = file.facts;
    const wanted = wantedVersion[kind];
    const newer = [...usedVersions(file)].some((used) => used > wanted);
    if (version <= wanted || (kind === 'logo' && newer)) return [];
    return [found('FILE-VERSION', 'warning', { measured: version, wanted })];
  },
};
