import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { TitleKey } from '../../platform/i18n/i18n.ts';
import { PageTitle } from '../../platform/navigation/page-title.tsx';
import { ForbiddenScreen } from '../errors/forbidden-screen.tsx';

/** What the guard let through: a screen, or nothing where it said no. */
export interface Opened {
  readonly title: TitleKey;
  readonly Screen?: ComponentType;
}

/** The screen of a route with its title; Forbidden stands in its place, at its own address, where the guard said no. */
export function GuardedScreen() {
  const { t } = useTranslation();
  const { title, Screen = ForbiddenScreen } = useLoaderData<Opened>();
  return (
    <>
      <PageTitle>{t(`title.${title}`)}</PageTitle>
      <Screen />
    </>
  );
}
