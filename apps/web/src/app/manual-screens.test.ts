import { exhibitorChapters, pictures } from '@rebblatt/manual';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { publicScreens } from '../features/session/session.routes.tsx';
import { linkPaths } from './link-paths.ts';
import { screens } from './screens.ts';

it('has every screen that a manual explains or shows', () => {
  const paths = [...[...screens, ...publicScreens].map(({ path }) => path), ...Object.values(linkPaths)];
  const named = [
    ...Object.values(exhibitorChapters).flat(),
    ...Object.values(pictures).map(({ path }) => path),
  ];
  expect(named.filter((path) => !paths.some((known) => matchPath(known, path)))).toEqual([]);
});

it('explains every screen of exhibitors in the manual', () => {
  const explained: string[] = Object.values(exhibitorChapters).flat();
  const own = screens.filter(({ roles }) => roles.length === 1 && roles[0] === 'EXHIBITOR');
  expect(own.map(({ path }) => path).filter((path) => !explained.includes(path))).toEqual([]);
});
