import { type Route, routes } from '../src/app/routes.ts';

/** Prints every route, one a line: path, title key, feature key, breadcrumbs; tabs between them. */
for (const route of routes as readonly Route[])
  console.log([route.path, route.title, route.feature ?? '', route.breadcrumbs ? 'yes' : ''].join('\t'));
