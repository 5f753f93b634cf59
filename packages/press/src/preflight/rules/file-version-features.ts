import { wantedVersion } from './file-version.ts';
import { found } from './found.ts';
import type { FileRule } from './rule.ts';
import { hasGroups, hasPackedObjects, usedVersions } from './used-features.ts';

/** A file does not use features newer than its version, and a logo none newer than PDF 1.3. */
export const fileVersionFeatures: FileRule = {
  codes: ['FILE-VERSION-FEATURES'],
  run(file, { kind }) {
    const used: string[] = [...usedVersions(file)];
    if (kind !== 'logo' && (hasPackedObjects(file) || hasGroups(file))) used.push('1.5');
    const newest = used.sort().at(-1) ?? '';
    const allowed = kind === 'logo' ? wantedVersion.logo : file.facts.version;
    if (newest <= allowed) return [];
    const severity = kind === 'logo' ? 'error' : 'info';
    return [found('FILE-VERSION-FEATURES', severity, { measured: newest, wanted: allowed })];
  },
};
