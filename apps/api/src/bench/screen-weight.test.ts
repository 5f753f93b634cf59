import { expect, test } from 'vitest';
import { weighScreens } from './screen-weight.ts';

// Bytes do not depend on the machine: what the bench measures may fail here already.
test.each(weighScreens())('$name stays within its limit', ({ value, goal, detail }) => {
  expect(value, detail).toBeLessThanOrEqual(goal.atMost as number);
});
