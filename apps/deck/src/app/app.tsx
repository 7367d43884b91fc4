import type { LinkProps } from '@deck/ui';
import { UiProvider } from '@deck/ui';
import { isZone } from '@deck/values';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { chooseLanguage } from '../platform/i18n/languages.ts';
import { dropFirstPage } from '../platform/navigation/first-page.ts';
import { RouterContext } from '../platform/navigation/screen-context.ts';
import { useOptionalSession } from '../platform/session/session-store.ts';
import { prefetch } from './navigation/loader.ts';
import { release } from './worker/release.ts';

/** Words, zone and links for the kit, around the router. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  const { i18n } = useTranslation();
  const session = useOptionalSession();
  const chosen = session?.profile.timezone ?? '';
  useEffect(() => dropFirstPageElsewhere(router), [router]);
  const zone = isZone(chosen) ? chosen : Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <UiProvider locale={chooseLanguage(i18n.language, undefined)} timeZone={zone} link={RouterLink}>
      <Suspense>
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>
      </Suspense>
    </UiProvider>
  );
}

/** Another screen than the one that the server drew shows at once. Returns how to stop. */
function dropFirstPageElsewhere(router: RouterProviderProps['router']): () => void {
  const { pathname } = router.state.location;
  return router.subscribe(({ location }) => {
    if (location.pathname !== pathname) dropFirstPage(location.pathname === '/login');
  });
}

/** The kit's way to navigate: inside the app without a page load, elsewhere as any link. */
function RouterLink({ href, ...anchor }: LinkProps) {
  return href.startsWith('/') ? <InnerLink href={href} {...anchor} /> : <a href={href} {...anchor} />;
}

/** What it leads to begins to come as soon as the pointer or the focus is on it. */
function InnerLink({ href, onPointerEnter, onFocus, onClick, ...anchor }: LinkProps) {
  return (
    <Link
      to={href}
      {...anchor}
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
      onClick={(event) => {
        release.follow(href);
        onClick?.(event);
      }}
    />
  );
}
