import { useToast } from '@deck/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { takeTurnedAway } from '../../platform/navigation/turned-away.ts';

/** Says where somebody has come to that they may not open the screen they asked for. */
export function TurnedAwayNotice() {
  const { t } = useTranslation();
  const toast = useToast();
  const { key } = useLocation();
  useEffect(() => {
    // Asked again wherever a navigation has ended, also at the same address.
    void key;
    const title = takeTurnedAway();
    if (title)
      toast({
        tone: 'warning',
        title: t('forbidden.screen', { screen: t(`title.${title}`) }),
        text: t('forbidden.text'),
      });
  }, [key, t, toast]);
  return null;
}
