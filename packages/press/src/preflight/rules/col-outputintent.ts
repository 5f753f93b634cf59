import { found } from './found.ts';
import { conditionOf, isForCmyk, printIntents } from './output-intent.ts';
import type { FileRule } from './rule.ts';

/** The names of profiles that do not contain the name of their output condition (ECI, www.eci.org). */
const PROFILES: Record<string, string> = {
  FOGRA39: 'ISO Coated v2',
  FOGRA51: 'PSO Coated v3',
  FOGRA52: 'PSO Uncoated v3',
};

const names = (named: string, condition: string): boolean =>
  [condition, PROFILES[condition.toUpperCase()]].some(
    (name) => name !== undefined && named.toLowerCase().includes(name.toLowerCase()),
  );

/** The file is made for the output condition of this catalogue, in CMYK (GWG 2022 R0035). */
export const colOutputintent: FileRule = {
  codes: ['COL-OUTPUTINTENT'],
  run({ doc }, { kind, condition }) {
    const [intent] = printIntents(doc);
    if (!intent) return kind === 'logo' ? [] : [found('COL-OUTPUTINTENT', 'info', { wanted: condition })];
    const named = conditionOf(intent);
    const details = { measured: named[0] ?? null, wanted: condition };
    if (!isForCmyk(intent))
      return [found('COL-OUTPUTINTENT', kind === 'logo' ? 'warning' : 'error', details)];
    const isOurs = named.some((text) => names(text, condition));
    return isOurs ? [] : [found('COL-OUTPUTINTENT', 'warning', details)];
  },
};
