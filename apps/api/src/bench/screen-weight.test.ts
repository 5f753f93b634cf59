import { expect, test } from 'vitest';
import { weighScreens } from './screen-weight.ts';

// Sizes do not depend on the machine, so a figure of the bench can be asserted here.
test.each(weighScreens())('$name stays within its limit', ({ value, goal, detail }) => {
  expect(value, detail).toBeLessThanOrEqual(goal.atMost as number);
});
