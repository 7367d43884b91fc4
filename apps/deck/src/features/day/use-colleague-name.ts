import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Who moved money, in words: a colleague by name, guests by themselves, or nobody. */
export function useColleagueName(): (colleague: string) => string {
  const { t } = useTranslation('day');
  return useCallback(
    (colleague) => {
      if (colleague === 'CUSTOMER') return t('guests');
      return colleague === 'SYSTEM' ? t('system') : colleague;
    },
    [t],
  );
}
