import type { AssignedStand } from '@rebblatt/contracts';

/** A stand in a select, under its ship and deck. */
export const standOption = (item: AssignedStand) => ({
  value: item.id,
  label: item.stand,
  group: item.ship ? [item.ship, item.deck].filter(Boolean).join(', ') : undefined,
});
