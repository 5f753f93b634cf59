import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** Courier is often the substitute for a missing font (GWG 2022 R0014). */
export const txtCourier: PageRule = {
  codes: ['TXT-COURIER'],
  run: ({ inked }) =>
    inked
      .filter((object) => object.kind === 'text' && object.font.name === 'Courier')
      .map(({ bounds }) => found('TXT-COURIER', 'warning', { bounds })),
};
