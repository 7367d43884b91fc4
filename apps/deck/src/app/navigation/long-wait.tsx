import { EmptyState } from '@deck/ui';
import { Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../platform/navigation/page-title.tsx';
import * as css from './page-screens.css.ts';

/** The first screen usually comes sooner; a notice that flashes would only disturb. In milliseconds. */
const LONG = 4_000;

/** What stands in for the first screen, until it says that the server has not answered yet. */
export function LongWait({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('start');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return children;
  return (
    <div className={css.whole} role="status">
      <PageTitle>{t('waiting.title')}</PageTitle>
      <EmptyState page icon={Hourglass} title={t('waiting.title')} text={t('waiting.page')} />
    </div>
  );
}
