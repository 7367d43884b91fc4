import { routes } from '../routes.ts';
import type { Route } from './route.ts';

/**
 * The route an address of this app opens, query and hash aside, told without the router: what it opens can begin to come
 * before that is here. The one of that very path comes before one with parameters; undefined where there is none.
 */
export function routeAt(href: string): Route | undefined {
  const [pathname = ''] = href.split(/[?#]/);
  const parts = pathname.split('/');
  const fits = ({ path }: Route) => {
    const own = path.split('/');
    return own.length === parts.length && own.every((part, at) => part.startsWith('{') || part === parts[at]);
  };
  const all: readonly Route[] = routes;
  return all.find(({ path }) => path === pathname) ?? all.find(fits);
}
