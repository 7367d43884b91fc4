import type { Permission } from '@deck/api/vocabulary';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Area, TitleKey } from '../../platform/i18n/i18n.ts';

/** A way into the product. */
export interface Route {
  /** As people write it: parameters as `{id}`. */
  readonly path: string;
  readonly title: TitleKey;
  readonly layout: 'login' | 'app';
  /** The right that opens it; absent: it opens freely. */
  readonly feature?: Permission;
  readonly breadcrumbs?: true;
  /** Opens only if another screen of the app has just led there. */
  readonly onlySent?: true;
  /** The path this one is an alias of: opening it redirects there. */
  readonly aliasOf?: string;
  readonly screen?: () => Promise<ComponentType>;
  /** The catalogues it speaks from, besides `app`. */
  readonly words?: readonly Area[];
  /** Asks for its data while the code of the screen is still on its way. @throws a redirect */
  readonly data?: () => Promise<(args: LoaderFunctionArgs) => unknown>;
}

/** Its path as the router writes it: `/orders/:id`. */
export const getPattern = ({ path }: Route): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Finds the route of an address in a table, query and hash aside, without the router, so that loading can start before
 * it. An exact path wins over one with parameters. Undefined where no route matches.
 */
export function findRoute<Each extends Pick<Route, 'path'>>(
  table: readonly Each[],
  href: string,
): Each | undefined {
  const [address = ''] = href.split(/[?#]/);
  const pathname = address.replace(/(?<=.)\/+$/, '');
  const parts = pathname.split('/');
  const fits = ({ path }: Each) => {
    const own = path.split('/');
    return own.length === parts.length && own.every((part, at) => part.startsWith('{') || part === parts[at]);
  };
  return table.find(({ path }) => path === pathname) ?? table.find(fits);
}
