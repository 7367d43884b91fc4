import type { Route } from './route.ts';

/** Before one is signed in. */
export const loginRoutes = [
  {
    path: '/login',
    title: 'login',
    layout: 'login',
    screen: () => import('../screens/login/login-screen.tsx'),
  },
  {
    path: '/login/reset',
    title: 'resetPassword',
    layout: 'login',
    screen: () => import('../screens/login/reset-screen.tsx'),
  },
  {
    path: '/login/change/{secretKey}',
    title: 'changePassword',
    layout: 'login',
    screen: () => import('../screens/login/change-password-screen.tsx'),
  },
  {
    path: '/login/set/{secretKey}',
    title: 'setPassword',
    layout: 'login',
    screen: () => import('../screens/login/set-password-screen.tsx'),
  },
  {
    path: '/login/link-invalid',
    title: 'linkInvalid',
    layout: 'login',
    onlySent: true,
    screen: () => import('../screens/login/link-invalid-screen.tsx'),
  },
  {
    path: '/login/link-not-found',
    title: 'linkNotFound',
    layout: 'login',
    onlySent: true,
    screen: () => import('../screens/login/link-not-found-screen.tsx'),
  },
] as const satisfies readonly Route[];
