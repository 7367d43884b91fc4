import type { Route } from './route.ts';

/** The screens before the sign-in. */
export const loginRoutes = [
  {
    path: '/login',
    title: 'login',
    layout: 'login',
    screen: () => import('../../features/login/login-screen.tsx').then(({ LoginScreen }) => LoginScreen),
    words: ['login'],
  },
  {
    path: '/login/reset',
    title: 'resetPassword',
    layout: 'login',
    screen: () => import('../../features/login/reset-screen.tsx').then(({ ResetScreen }) => ResetScreen),
    words: ['login'],
  },
  {
    path: '/login/change/{secretKey}',
    title: 'changePassword',
    layout: 'login',
    screen: () =>
      import('../../features/login/new-password-screen.tsx').then(
        ({ NewPasswordScreen }) => NewPasswordScreen,
      ),
    words: ['login'],
    data: () => import('../../features/login/passwords.ts').then(({ loadPasswordLink }) => loadPasswordLink),
  },
  {
    path: '/login/set/{secretKey}',
    title: 'setPassword',
    layout: 'login',
    screen: () =>
      import('../../features/login/new-password-screen.tsx').then(
        ({ NewPasswordScreen }) => NewPasswordScreen,
      ),
    words: ['login'],
    data: () => import('../../features/login/passwords.ts').then(({ loadPasswordLink }) => loadPasswordLink),
  },
  {
    path: '/login/link-invalid',
    title: 'linkInvalid',
    layout: 'login',
    onlySent: true,
    screen: () =>
      import('../../features/login/link-failed-screen.tsx').then(({ LinkFailedScreen }) => LinkFailedScreen),
    words: ['login'],
  },
  {
    path: '/login/link-not-found',
    title: 'linkNotFound',
    layout: 'login',
    onlySent: true,
    screen: () =>
      import('../../features/login/link-failed-screen.tsx').then(({ LinkFailedScreen }) => LinkFailedScreen),
    words: ['login'],
  },
] as const satisfies readonly Route[];
