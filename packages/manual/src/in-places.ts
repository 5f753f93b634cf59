import { createElement, Fragment, type ReactNode } from 'react';

/** Elements that have no identity but their place: those of a list that is never reordered. */
export const inPlaces = <Item>(
  items: readonly Item[],
  show: (item: Item, index: number) => ReactNode,
): ReactNode[] =>
  Object.entries(items).map(([place, item]) =>
    createElement(Fragment, { key: place }, show(item, Number(place))),
  );
