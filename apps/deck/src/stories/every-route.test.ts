import { expect, test } from 'vitest';
import { guard } from '../navigation/guard.ts';
import { type Route, routes } from '../routes.ts';
import { flattenPermissions } from '../session/permission-map.ts';
import { owner, type Person } from './testing/person.ts';
import type { Scene } from './testing/scene.tsx';

type Stories = Readonly<Record<string, { readonly parameters?: { readonly scene?: Scene } }>>;

const files = import.meta.glob<Stories>('./*.stories.tsx', { eager: true });
const scenes = Object.values(files).flatMap((stories) =>
  Object.values(stories).flatMap(({ parameters }) => parameters?.scene ?? []),
);

/** Whether the route opens to a person whom another screen has sent there. */
function opens(route: Route, person: Person | undefined): boolean {
  const held = person && flattenPermissions(person.permissions);
  return guard(route, held, route.path, true).kind === 'open';
}

test('every route that opens to anyone has a story in which all is well', () => {
  const missing = (routes as readonly Route[])
    .filter((route) => opens(route, owner) || opens(route, undefined))
    .filter(
      (route) =>
        !scenes.some(
          ({ route: path, person, answers }) =>
            path === route.path && answers.length === 0 && opens(route, person),
        ),
    )
    .map(({ path }) => path);
  expect(missing).toEqual([]);
});
