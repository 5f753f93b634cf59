import { NuqsAdapter } from 'nuqs/adapters/react-router/v6';
import type { ComponentType } from 'react';

/** A screen with a list, whose state is in the address. */
export function listScreen<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function ListScreen(props) {
    return (
      <NuqsAdapter>
        <Screen {...props} />
      </NuqsAdapter>
    );
  };
}
