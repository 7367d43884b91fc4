import type { Route } from './route.ts';

/** Before one is signed in. */
export const loginRoutes = [
  {
    path: '/login',
    title: 'login',
    layout: 'login',
    screen: () => import('../../features/login/login-screen.tsx'),
    words: ['login'],
  },
  {
    path: '/login/reset',
    title: 'resetPassword',
    layout: 'login',
    screen: () => import('../../features/login/reset-screen.tsx'),
    words: ['login'],
  },
  {
    path: '/login/change/{secretKey}',
    title: 'changePassword',
    layout: 'login',
    screen: () => import('../../features/login/new-password-screen.tsx'),
    words: ['login'],
    data: () => import('../../features/login/passwords.ts'),
  },
  {
    path: '/login/set/{secretKey}',
    title: 'setPassword',
    layout: 'login',
    screen: () => import('../../features/login/new-password-screen.tsx'),
    words: ['login'],
    data: () => import('../../features/login/passwords.ts'),
  },
  {
    path: '/login/link-invalid',
    title: 'linkInvalid',
    layout: 'login',
    onlySent: true,
    screen: () => import('../../features/login/link-failed-screen.tsx'),
    words: ['login'],
  },
  {
    path: '/login/link-not-found',
    title: 'linkNotFound',
    layout: 'login',
    onlySent: true,
    screen: () => import('../../features/login/link-failed-screen.tsx'),
    words: ['login'],
  },
] as const satisfies readonly Route[];
