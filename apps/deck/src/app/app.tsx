import { UiProvider } from '@deck/ui';
import { isZone } from '@deck/values';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { chooseLanguage } from '../platform/i18n/choose-language.ts';
import { RouterContext } from '../platform/navigation/use-is-left.ts';
import { useOptionalSession } from '../platform/session/session-store.ts';
import { RouterLink } from './navigation/router-link.tsx';

/** Words, zone and links for the kit, around the router. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  const { i18n } = useTranslation();
  const session = useOptionalSession();
  const chosen = session?.profile.timezone ?? '';
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
