import { found } from './found.ts';
import type { FileRule } from './rule.ts';
import { usedVersions } from './used-features.ts';

/** Logos are PDF 1.3; pages at most 1.6. */
export const wantedVersion = { ad: '1.6', content: '1.6', cover: '1.6', logo: '1.3' } as const;

/** The print office supports the file's version; a logo that only declares a newer one can be rewritten. */
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
