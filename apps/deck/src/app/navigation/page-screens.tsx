import { Button, EmptyState } from '@deck/ui';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeOverFirstPage } from '../../platform/navigation/first-page.ts';
import { PageTitle } from '../../platform/navigation/page-title.tsx';
import { LongWait } from './long-wait.tsx';
import * as css from './page-screens.css.ts';

/**
 * A screen could not be loaded or drawn. Nothing was sent by that; what is stored on the server is as it was.
 * @param text where something was sent: what happened, and what to do
 */
export function CrashScreen({ text }: { text?: string }) {
  const { t } = useTranslation('start');
  useEffect(takeOverFirstPage, []);
  return (
    <div className={css.whole}>
      <PageTitle>{t('crash.title')}</PageTitle>
      <EmptyState
        page
        tone="danger"
        icon={TriangleAlert}
        title={t('crash.title')}
        text={text ?? t('crash.text')}
        action={<Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
      />
    </div>
  );
}

/** The same where no frame stands around it. */
export const CrashPage = ({ text }: { text?: string }) => (
  <main>
    <CrashScreen {...(text && { text })} />
  </main>
);

/** Stands in for the first screen where no frame stands around it: empty at first. */
export const WaitingPage = () => (
  <main aria-busy>
    <LongWait />
  </main>
);
