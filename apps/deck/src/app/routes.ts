import { companyRoutes } from './routes/company-routes.ts';
import { loginRoutes } from './routes/login-routes.ts';
import { ordersRoutes } from './routes/orders-routes.ts';
import { findRoute, type Route } from './routes/route.ts';

export type { Route };

/** The areas of words of the bar above every screen. */
export const barWords = ['palette', 'notifications'] as const;

/** Every way into the product. Menu, guard, titles, breadcrumbs and the router itself derive from this table. */
export const routes = [
  ...loginRoutes,
  {
    path: '/',
    title: 'home',
    layout: 'app',
    feature: 'MAIN_PAGE_VIEW',
    screen: () => import('../features/home/home-screen.tsx').then(({ HomeScreen }) => HomeScreen),
    words: ['home', 'orders', 'payments', 'labels', 'money'],
    data: () => import('../features/home/home-data.ts').then(({ loadHome }) => loadHome),
  },
  { path: '/home', title: 'home', layout: 'app', feature: 'MAIN_PAGE_VIEW', aliasOf: '/' },
  {
    path: '/403',
    title: 'forbidden',
    layout: 'app',
    screen: () => import('./errors/forbidden-screen.tsx').then(({ ForbiddenScreen }) => ForbiddenScreen),
  },
  {
    path: '/404',
    title: 'notFound',
    layout: 'app',
    screen: () => import('./errors/not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen),
  },
  ...ordersRoutes,
  ...companyRoutes,
  {
    path: '/profile',
    title: 'profile',
    layout: 'app',
    breadcrumbs: true,
    screen: () => import('../features/profile/profile-screen.tsx').then(({ ProfileScreen }) => ProfileScreen),
    words: ['profile', 'labels', 'users'],
  },
  {
    path: '/profile/edit',
    title: 'editProfile',
    layout: 'app',
    breadcrumbs: true,
    screen: () =>
      import('../features/profile/edit-profile-screen.tsx').then(
        ({ EditProfileScreen }) => EditProfileScreen,
      ),
    words: ['profile', 'users', 'messages'],
  },
  {
    path: '*',
    title: 'notFound',
    layout: 'app',
    screen: () => import('./errors/not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen),
  },
] as const satisfies readonly Route[];

/** The route of an address. Undefined where none matches. */
export const routeAt = (href: string): Route | undefined => findRoute<Route>(routes, href);
