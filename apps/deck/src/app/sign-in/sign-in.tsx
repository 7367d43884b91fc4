import { type LinkProps, UiProvider } from '@deck/ui';
import { Component, type MouseEvent, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { LoginNavigationProvider, useLoginNavigation } from '../../features/login/login-navigation.ts';
import { chooseLanguage } from '../../platform/i18n/languages.ts';
import { TitledPage } from '../../platform/navigation/page-title.tsx';
import { CrashPage, WaitingPage } from '../navigation/page-screens.tsx';
import { prefetchSignIn, type SignInRouter, startSignInRouter } from './sign-in-router.ts';

/** Opens the sign-in at the address of the page; the product follows it in the same page. */
export function startSignIn(root: Root): ReactNode {
  const router = startSignInRouter(async (to) => {
    try {
      const { followSignIn } = await import('../product.tsx');
      history.replaceState(null, '', to);
      await followSignIn(root);
    } catch (failure) {
      history.replaceState(null, '', to);
      // The session has begun, and a new page takes it up. It would be the browser's own where nobody answers.
      if (!(await isAnswered(to))) throw failure;
      location.reload();
    }
  });
  return <SignIn router={router} />;
}

/** Whether a page comes from there: after a new release its code does, and that of this page does not. */
const isAnswered = (page: string): Promise<boolean> =>
  fetch(page, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The screens before the sign-in, with words, zone and links for the kit. */
function SignIn({ router }: { router: SignInRouter }) {
  const { i18n } = useTranslation('start');
  return (
    <UiProvider
      locale={chooseLanguage(i18n.language, undefined)}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      link={SignInLink}
    >
      <Suspense>
        <CrashBoundary>
          <ShownScreen router={router} />
        </CrashBoundary>
      </Suspense>
    </UiProvider>
  );
}

function ShownScreen({ router }: { router: SignInRouter }) {
  const { t } = useTranslation('start');
  const shown = useSyncExternalStore(router.subscribe, router.get);
  if (shown === 'failed') return <CrashPage />;
  if (shown === 'productFailed') return <CrashPage text={t('crash.signedIn')} />;
  if (!shown) return <WaitingPage />;
  const { title, Screen, ...place } = shown;
  return (
    <LoginNavigationProvider value={{ ...place, navigate: router.navigate }}>
      <TitledPage title={t(`title.${title}`)}>
        <Screen />
      </TitledPage>
    </LoginNavigationProvider>
  );
}

/** The kit's way to navigate: between the screens of the sign-in without a page load, elsewhere as any link. */
function SignInLink({ href, ...anchor }: LinkProps) {
  return /^\/login(\/|$)/.test(href) ? <InnerLink href={href} {...anchor} /> : <a href={href} {...anchor} />;
}

function InnerLink({ href, onPointerEnter, onFocus, onClick, ...anchor }: LinkProps) {
  const { navigate } = useLoginNavigation();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    void navigate(href);
  }
  return (
    <a
      href={href}
      {...anchor}
      onPointerEnter={(event) => {
        prefetchSignIn(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchSignIn(href);
        onFocus?.(event);
      }}
      onClick={follow}
    />
  );
}

/** A screen that cannot be drawn says so, as within the product. */
class CrashBoundary extends Component<{ children: ReactNode }, { isCrashed: boolean }> {
  override state = { isCrashed: false };
  static getDerivedStateFromError = () => ({ isCrashed: true });
  override render() {
    return this.state.isCrashed ? <CrashPage /> : this.props.children;
  }
}
