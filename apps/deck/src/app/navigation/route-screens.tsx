import { Button, EmptyState } from '@deck/ui';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { TitleKey } from '../../platform/i18n/i18n.ts';
import { PageTitle, TitledPage } from '../../platform/navigation/page-title.tsx';
import { ForbiddenScreen } from '../errors/forbidden-screen.tsx';
import * as css from './route-screens.css.ts';

/** What the guard lets through: a screen, or nothing where it refuses. */
export interface Opened {
  readonly title: TitleKey;
  readonly Screen?: ComponentType;
}

/** The screen of a route with its title; where the guard refuses, Forbidden at the same address. */
export function GuardedScreen() {
  const { t } = useTranslation();
  const { title, Screen = ForbiddenScreen } = useLoaderData<Opened>();
  return (
    <TitledPage title={t(`title.${title}`)}>
      <Screen />
    </TitledPage>
  );
}

/** A screen could not be loaded or drawn. Nothing was sent by that; what is stored on the server is as it was. */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <div className={css.whole}>
      <PageTitle>{t('crash.title')}</PageTitle>
      <EmptyState
        page
        tone="danger"
        icon={TriangleAlert}
        title={t('crash.title')}
        text={t('crash.text')}
        action={<Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
      />
    </div>
  );
}

/** The same where no frame stands around it. */
export const CrashPage = () => (
  <main>
    <CrashScreen />
  </main>
);

/** The first screen usually comes sooner; a notice that flashes would only disturb. In milliseconds. */
const LONG = 4_000;

/** Stands in for the first screen: empty at first, then it says that the server has not answered yet. */
export function WaitingPage() {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main aria-busy>
      {isLong && (
        <div className={css.whole} role="status">
          <PageTitle>{t('waiting.title')}</PageTitle>
          <EmptyState page icon={Hourglass} title={t('waiting.title')} text={t('waiting.page')} />
        </div>
      )}
    </main>
  );
}
