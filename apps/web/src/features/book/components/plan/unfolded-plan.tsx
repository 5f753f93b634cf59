import type { ComponentProps } from 'react';
import { PlanLegend } from './plan-legend.tsx';
import { PlanStrip } from './plan-strip.tsx';

/** What the unfolded plan shows: its pages, and what colours and letters mean. */
export function UnfoldedPlan(props: ComponentProps<typeof PlanStrip>) {
  return (
    <>
      <PlanStrip {...props} />
      <PlanLegend pages={props.pages} />
    </>
  );
}
