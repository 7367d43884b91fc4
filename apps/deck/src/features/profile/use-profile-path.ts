import type { Breadcrumb } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session-store.ts';

/** The way to the profile, and to a page below it. */
export function useProfilePath(below?: string): Breadcrumb[] {
  const { t } = useTranslation();
  const home = { label: t('menu.home'), href: useRight('MAIN_PAGE_VIEW') ? '/' : undefined };
  const profile = { label: t('menu.profile'), href: '/profile' };
  return [home, profile, ...(below === undefined ? [] : [{ label: below }])];
}
