import type { Route } from './route.ts';

/** The screens before the sign-in. */
export const loginRoutes = [
  {
    path: '/login',
    title: 'login',
    layout: 'login',
    screen: () => import('../../features/login/login-screen.tsx').then(({ LoginScreen }) => LoginScreen),
    words: ['login', 'start'],
  },
  {
    path: '/login/reset',
    title: 'resetPassword',
    layout: 'login',
    screen: () => import('../../features/login/reset-screen.tsx').then(({ ResetScreen }) => ResetScreen),
    words: ['login', 'start'],
  },
  {
    path: '/login/change/{secretKey}',
    title: 'changePassword',
    layout: 'login',
    screen: () =>
      import('../../features/login/new-password-screen.tsx').then(
        ({ NewPasswordScreen }) => NewPasswordScreen,
      ),
    words: ['login', 'start', 'app'],
    data: async () => (await import('../../features/login/passwords.ts')).loadPasswordLink,
  },
  {
    path: '/login/set/{secretKey}',
    title: 'setPassword',
    layout: 'login',
    screen: () =>
      import('../../features/login/new-password-screen.tsx').then(
        ({ NewPasswordScreen }) => NewPasswordScreen,
      ),
    words: ['login', 'start', 'app'],
    data: async () => (await import('../../features/login/passwords.ts')).loadPasswordLink,
  },
  {
    path: '/login/link-invalid',
    title: 'linkInvalid',
    layout: 'login',
    onlySent: true,
    screen: () =>
      import('../../features/login/link-failed-screen.tsx').then(({ LinkFailedScreen }) => LinkFailedScreen),
    words: ['login', 'start'],
  },
  {
    path: '/login/link-not-found',
    title: 'linkNotFound',
    layout: 'login',
    onlySent: true,
    screen: () =>
      import('../../features/login/link-failed-screen.tsx').then(({ LinkFailedScreen }) => LinkFailedScreen),
    words: ['login', 'start'],
  },
] as const satisfies readonly Route[];
