import { AppFrame, TopBar } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { side } from '../frame/first-frame.css.ts';
import { findServer } from '../frame/use-banner.tsx';

interface FirstFrameProps {
  environment: string;
  children: ReactNode;
}

/** The frame around a drawn screen: its menu and its bar are areas, without a word. */
export function FirstFrame({ environment, children }: FirstFrameProps) {
  const { t } = useTranslation();
  const server = findServer(environment);
  return (
    <AppFrame
      banner={server === 'prod' ? undefined : t(`bar.environment.${server}`)}
      sidebar={<div className={side} />}
      topBar={<TopBar />}
    >
      {children}
    </AppFrame>
  );
}
