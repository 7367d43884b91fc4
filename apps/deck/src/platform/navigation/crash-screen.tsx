import { Button, EmptyState } from '@deck/ui';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from './crash-screen.css.ts';
import { PageTitle } from './page-title.tsx';

/** A screen could not be loaded or drawn. Nothing was sent by that; what is stored on the server is as it was. */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
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
