import { expect, test } from 'vitest';
import { guard } from '../app/navigation/guard.ts';
import { type Route, routes } from '../app/routes.ts';
import { flattenPermissions } from '../platform/session/permission-map.ts';
import { owner, type Person } from './testing/person.ts';
import type { Scene } from './testing/scene.tsx';

type Stories = Readonly<Record<string, { readonly parameters?: { readonly scene?: Scene } }>>;

const files = import.meta.glob<Stories>('./*.stories.tsx', { eager: true });
const states = Object.values(files).flatMap((stories) =>
  Object.entries(stories).flatMap(([name, { parameters }]) =>
    parameters?.scene ? [{ name, scene: parameters.scene }] : [],
  ),
);
const scenes = states.map(({ scene }) => scene);

/** The screens that may have nothing to list. A user finds at least himself, so there a search finds nothing. */
const lists: readonly Scene['route'][] = [
  '/',
  '/day',
  '/orders',
  '/orders/{id}',
  '/orders/spot-payment',
  '/payments',
  '/properties',
  '/settings/activity',
  '/settings/payment-methods',
  '/settings/rates',
  '/users',
];

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

test('every route that asks for a right has stories in which it waits, has failed, has nothing, and stays shut', () => {
  const missing = (routes as readonly Route[])
    .filter((route) => route.feature !== undefined && route.aliasOf === undefined)
    .flatMap((route) => {
      const of = states.filter(({ scene }) => scene.route === route.path);
      const has = (pattern: RegExp) => of.some(({ name }) => pattern.test(name));
      return [
        has(/^Loading$/) ? [] : `${route.path} loading`,
        has(/^Failed$/) ? [] : `${route.path} failed`,
        !lists.some((path) => path === route.path) || has(/^(Empty|NothingFound)$/)
          ? []
          : `${route.path} empty`,
        of.some(({ scene }) => !opens(route, scene.person)) ? [] : `${route.path} forbidden`,
      ].flat();
    });
  expect(missing).toEqual([]);
});
